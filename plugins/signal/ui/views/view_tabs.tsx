import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PairViewSettings, ShownPairView } from '#plugins/signal/contract/pair_view'
import { Btn } from '#resources/kit/btn'
import { ToggleChip } from '#resources/kit/chip'
import { Grow } from '#resources/kit/panel'
import { usePairViews } from './use_pair_views'
import { ViewDialog } from './view_dialog'

interface ViewTabsProps {
  chosenId: string | null
  /** What the list shows now. */
  current: PairViewSettings
  onTake: (view: ShownPairView) => void
  onChosen: (id: string | null) => void
}

/** Saved views as further tabs, and what can be done with the one at hand; the one that is shown first is taken once. */
export function ViewTabs({ chosenId, current, onTake, onChosen }: ViewTabsProps) {
  const { t } = useTranslation()
  const { views, save, rename, update, remove } = usePairViews()
  const [dialog, setDialog] = useState<'new' | 'rename' | null>(null)
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || !views) return
    isBegun.current = true
    const first = views.find(({ isDefault }) => isDefault)
    if (first) onTake(first)
  }, [views, onTake])
  const chosen = views?.find(({ id }) => id === chosenId)
  const mine = chosen?.isMine ? chosen : undefined
  const isChanged = chosen !== undefined && !isSame(chosen.settings, current)
  const labelOf = ({ id, name, isMine, isShared, ownerName }: ShownPairView) =>
    [
      name,
      ...(isMine ? [] : [t('signal:views.by', { name: ownerName })]),
      ...(isMine && isShared ? [t('signal:views.shared')] : []),
      ...(id === chosenId && isChanged ? [t('signal:views.changed')] : []),
    ].join(' · ')
  const close = () => setDialog(null)
  return (
    <>
      {(views ?? []).map((view) => (
        <ToggleChip
          key={view.id}
          label={labelOf(view)}
          isOn={view.id === chosenId}
          onToggle={() => onTake(view)}
        />
      ))}
      <Grow />
      {mine && (
        <>
          <Btn kind="ghost" size="small" onClick={() => setDialog('rename')}>
            {t('signal:views.rename')}
          </Btn>
          <Btn
            kind="ghost"
            size="small"
            onClick={() => void remove(mine).then((isGone) => isGone && onChosen(null))}
          >
            {t('signal:views.remove')}
          </Btn>
          <Btn size="small" disabled={!isChanged} onClick={() => void update(mine, current)}>
            {t('signal:views.update')}
          </Btn>
        </>
      )}
      <Btn size="small" icon="plus" onClick={() => setDialog('new')}>
        {t('signal:views.new')}
      </Btn>
      {dialog === 'new' && (
        <ViewDialog
          title={t('signal:views.save_title')}
          first={{ name: '', isShared: false, isDefault: false }}
          onSave={async (named) => onChosen(await save(named, current))}
          onClose={close}
        />
      )}
      {dialog === 'rename' && mine && (
        <ViewDialog
          title={t('signal:views.rename_title')}
          first={mine}
          onSave={(named) => rename(mine, named)}
          onClose={close}
        />
      )}
    </>
  )
}

/** Whether two views show the same; what the server keeps may have its keys in another order. */
function isSame(one: PairViewSettings, other: PairViewSettings): boolean {
  return written(one) === written(other)
}

const written = ({ view, text, level, sort, columns }: PairViewSettings) =>
  JSON.stringify([
    ...[view, text, level, sort?.key, sort?.direction],
    columns?.map(({ key, isShown, width }) => [key, isShown, width]),
  ])
