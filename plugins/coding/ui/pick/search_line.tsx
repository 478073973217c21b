import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { AskedLevel } from '#plugins/coding/contract/dictionary'
import { Choice } from '#resources/kit/choice'
import { SearchBox } from '#resources/kit/pick/search_box'
import { SearchLine as Bar } from '#resources/kit/pick/two_panes'
import type { View } from './term_dialog'
import type { FoundTerms, TermWish } from './use_term_search'
import type { Versions } from './use_versions'

type Wish = Omit<TermWish, 'version'>

interface SearchLineProps {
  boxRef: Ref<HTMLInputElement>
  wish: Wish
  onWish: (wish: Wish) => void
  versions: Versions
  view: View
  onView: (view: View) => void
  found: FoundTerms
  onEnter: () => void
  /** Terms that cases are coded with, and SMQs, may be asked for together. */
  isForCoding: boolean
}

/** What to look for and where; the arrows choose among what was found without leaving the box. */
export function SearchLine(props: SearchLineProps) {
  const { boxRef, wish, onWish, versions, view, onView, found, onEnter, isForCoding } = props
  const { t } = useTranslation()
  // From the top down all is shown; whoever asks for something is answered by name.
  const ask = (change: Partial<Wish>) => {
    onView('search')
    onWish({ ...wish, first: undefined, ...change })
  }
  return (
    <Bar>
      <SearchBox
        inputRef={boxRef}
        label={t('coding:pick.search')}
        text={wish.text}
        onText={(text) => ask({ text })}
        isListed={view === 'search' && found.chosen !== undefined}
        at={found.at}
        onStep={(by) => found.choose(found.at + by)}
        onEnter={() => !found.waiting && onEnter()}
      />
      <Choice
        tall
        label={t('coding:pick.level')}
        value={wish.level}
        onChoose={(level) => ask({ level: level as AskedLevel | '' })}
      >
        {isForCoding && <option value="">{t('coding:pick.level_coding')}</option>}
        <option value="any">{t('coding:pick.level_any')}</option>
        {(['llt', 'pt', 'hlt', 'hlgt', 'soc', 'smq'] as const).map((level) => (
          <option key={level} value={level}>
            {level.toUpperCase()}
          </option>
        ))}
      </Choice>
      <Choice
        tall
        label={t('coding:pick.view')}
        value={view}
        onChoose={(chosen) => onView(chosen as View)}
      >
        <option value="search">{t('coding:pick.by_name')}</option>
        <option value="soc">{t('coding:pick.by_soc')}</option>
        <option value="smq">{t('coding:pick.by_smq')}</option>
      </Choice>
      <Choice
        tall
        label={t('coding:pick.version')}
        value={versions.chosen}
        onChoose={versions.choose}
      >
        {versions.versions.map((version) => (
          <option key={version} value={version}>
            {t('coding:pick.meddra', { version })}
          </option>
        ))}
      </Choice>
      <FormControlLabel
        control={
          <Checkbox
            checked={wish.currentOnly}
            onChange={(_, currentOnly) => ask({ currentOnly })}
          />
        }
        label={t('coding:pick.current_only')}
        sx={{ ml: 0 }}
      />
    </Bar>
  )
}
