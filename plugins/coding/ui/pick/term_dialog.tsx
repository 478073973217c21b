import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DescribedTerm } from '#plugins/coding/contract/dictionary'
import type { SearchSlot, ChosenTerm } from '#resources/forms/widgets/search_slot'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { LeftPane, TwoPanes } from '#resources/kit/pick/two_panes'
import { colour } from '#resources/kit/theme/tokens'
import { HitList } from './hit_list'
import { SearchLine } from './search_line'
import { SmqDetails } from './smq_details'
import { TermDetails } from './term_details'
import { nameOf } from '../term_names'
import { TermTree } from './term_tree'
import { type TermWish, useTermSearch } from './use_term_search'
import { useVersions } from './use_versions'

/** Where terms are looked for: by what they are called, or from the top of the dictionary down. */
export type View = 'search' | 'soc' | 'smq'

interface TermDialogProps extends Pick<SearchSlot, 'words' | 'version'> {
  /** The dictionary is only read when it is absent. */
  onTake?: (taken: ChosenTerm, term: DescribedTerm) => void
  onClose: () => void
  /** Terms of every level may be taken, not only those that cases are coded with. */
  anyLevel?: AnyLevel
}

interface AnyLevel {
  begin: { view: View; currentOnly: boolean; first?: TermWish['first'] }
  /** What taking the term does. */
  act: string
  /** What else there is to choose of the term that is shown. */
  beside: (term: DescribedTerm | undefined) => ReactNode
}

/** Find a term and take it: the arrows choose, Enter takes what is shown at the right. */
export function TermDialog({ words, version, onTake, onClose, anyLevel }: TermDialogProps) {
  const { t } = useTranslation()
  const versions = useVersions(version)
  const [view, setView] = useState<View>(anyLevel?.begin.view ?? 'search')
  const [wish, setWish] = useState<Omit<TermWish, 'version'>>({
    text: words,
    level: anyLevel ? 'any' : '',
    currentOnly: anyLevel?.begin.currentOnly ?? true,
    first: anyLevel?.begin.first,
  })
  const found = useTermSearch({ ...wish, version: versions.chosen })
  const box = useRef<HTMLInputElement>(null)
  const [branch, setBranch] = useState<DescribedTerm>()
  const shown = view === 'search' ? found.chosen : branch
  const isToTake = ({ level, isCurrent }: DescribedTerm) =>
    anyLevel !== undefined || (level === 'llt' && isCurrent)
  const mayTake = shown !== undefined && isToTake(shown)
  const take = (term: DescribedTerm) => {
    if (!onTake || !isToTake(term)) return
    onTake({ code: String(term.code), name: nameOf(term), version: versions.chosen }, term)
    onClose()
  }
  const showHidden = () => {
    setWish({ ...wish, currentOnly: false })
    // The button goes away; the arrows go on from the box.
    box.current?.focus()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="find-term">
      <DialogTitle id="find-term">
        {t(onTake ? 'coding:pick.title' : 'coding:pick.read')}
      </DialogTitle>
      <SearchLine
        {...{ wish, versions, view, found }}
        boxRef={box}
        isForCoding={!anyLevel}
        onWish={setWish}
        onView={setView}
        onEnter={() => shown && take(shown)}
      />
      <TwoPanes>
        <LeftPane>
          {versions.none ? (
            <EmptyState
              icon="search"
              title={t('coding:pick.not_loaded')}
              text={t('coding:pick.not_loaded_text')}
            />
          ) : view === 'search' ? (
            <HitList found={found} onTake={take} onShowHidden={showHidden} />
          ) : (
            <TermTree
              key={`${view} ${versions.chosen}`}
              version={versions.chosen}
              top={view}
              chosen={branch}
              onChoose={setBranch}
              onTake={take}
            />
          )}
        </LeftPane>
        {shown ? (
          <TermDetails term={shown}>
            {shown.level === 'smq' && <SmqDetails version={versions.chosen} code={shown.code} />}
          </TermDetails>
        ) : (
          <div>
            <EmptyState
              icon="search"
              title={t('coding:pick.none_chosen')}
              text={t('coding:pick.none_chosen_text')}
            />
          </div>
        )}
      </TwoPanes>
      <DialogActions>
        <span style={{ flex: 1, paddingLeft: 16, color: colour.ink2, fontSize: 12.5 }}>
          {onTake && shown && !mayTake && t('coding:pick.not_to_take')}
        </span>
        {anyLevel?.beside(shown)}
        <Btn kind="ghost" onClick={onClose}>
          {t(onTake ? 'act.cancel' : 'act.close')}
        </Btn>
        {onTake && (
          <Btn kind="primary" disabled={!mayTake} keys="Enter" onClick={() => shown && take(shown)}>
            {anyLevel?.act ?? t('coding:pick.take')}
          </Btn>
        )}
      </DialogActions>
    </Dialog>
  )
}
