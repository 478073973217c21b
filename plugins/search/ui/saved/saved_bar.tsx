import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '#plugins/cases/contract/condition'
import { Btn } from '#resources/kit/btn'
import { ToggleChip } from '#resources/kit/chip'
import { Grow, Quiet } from '#resources/kit/panel'
import { SaveDialog } from './save_dialog'
import { asksTheSame, questionOf, type SavedSearch } from './saved_search'
import { useSavedSearches } from './use_saved_searches'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  margin: '8px 0 12px',
  minHeight: 32,
})

interface SavedBarProps {
  /** The saved search that is written on. */
  chosenId: string | null
  /** What is asked as it is written now; null while it is not complete. */
  question: Question | null
  onTake: (search: SavedSearch) => void
  onChosen: (id: string | null) => void
}

/** Saved searches to take, and what can be done with the one at hand. */
export function SavedBar({ chosenId, question, onTake, onChosen }: SavedBarProps) {
  const { t } = useTranslation()
  const { searches, ...saved } = useSavedSearches()
  const [dialog, setDialog] = useState<'new' | 'rename' | null>(null)
  const chosen = searches.find(({ id }) => id === chosenId)
  const mine = chosen?.isMine ? chosen : undefined
  const isChanged =
    chosen !== undefined && (!question || !asksTheSame(question, questionOf(chosen)))
  const labelOf = ({ id, name, isMine, isShared, ownerName }: SavedSearch) =>
    [
      name,
      ...(isMine ? [] : [t('search:saved.by', { name: ownerName })]),
      ...(isMine && isShared ? [t('search:saved.shared')] : []),
      ...(id === chosenId && isChanged ? [t('search:saved.changed')] : []),
    ].join(' · ')
  const close = () => setDialog(null)
  return (
    <Root role="group" aria-label={t('search:saved.title')}>
      <Quiet>{t('search:saved.title')}</Quiet>
      {searches.length === 0 && <Quiet>{t('search:saved.none')}</Quiet>}
      {searches.map((search) => (
        <ToggleChip
          key={search.id}
          label={labelOf(search)}
          isOn={search.id === chosenId}
          onToggle={() => onTake(search)}
        />
      ))}
      <Grow />
      {mine && (
        <>
          <Btn kind="ghost" size="small" onClick={() => setDialog('rename')}>
            {t('search:saved.rename')}
          </Btn>
          <Btn
            kind="ghost"
            size="small"
            onClick={() => void saved.remove(mine).then((isGone) => isGone && onChosen(null))}
          >
            {t('search:saved.remove')}
          </Btn>
          <Btn
            size="small"
            disabled={!isChanged || !question}
            onClick={() => question && void saved.update(mine, question)}
          >
            {t('search:saved.update')}
          </Btn>
        </>
      )}
      <Btn size="small" disabled={!question} onClick={() => setDialog('new')}>
        {t('search:saved.save_as')}
      </Btn>
      {dialog === 'new' && question && (
        <SaveDialog
          title={t('search:saved.save_title')}
          first={{ name: '', isShared: false }}
          onSave={async (named) => onChosen(await saved.create(named, question))}
          onClose={close}
        />
      )}
      {dialog === 'rename' && mine && (
        <SaveDialog
          title={t('search:saved.rename_title')}
          first={mine}
          onSave={(named) => saved.rename(mine, named)}
          onClose={close}
        />
      )}
    </Root>
  )
}
