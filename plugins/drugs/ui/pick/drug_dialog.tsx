import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrugEntry } from '#plugins/drugs/contract'
import { currentLanguage } from '#resources/app/language'
import { levelAt } from '#resources/forms/content/edit_content'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { useEditor } from '#resources/forms/editor/editor_context'
import type { SearchSlot } from '#resources/forms/widgets/search_slot'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { SearchBox } from '#resources/kit/pick/search_box'
import { LeftPane, SearchLine, TwoPanes } from '#resources/kit/pick/two_panes'
import { DrugDetails } from './drug_details'
import { DrugList } from './drug_list'
import { fillDrug } from './fill_drug'
import { useDrugSearch } from './use_drug_search'

type DrugDialogProps = Pick<SearchSlot, 'element' | 'words' | 'steps'> & { onClose: () => void }

/** Find a drug and take it over: the arrows choose, Enter fills what is shown at the right. */
export function DrugDialog({ element, words, steps, onClose }: DrugDialogProps) {
  const { t } = useTranslation()
  const change = useEditor((editor) => editor.change)
  const regions = useEditor((editor) => editor.regions)
  const { catalogue } = useForms()
  const [text, setText] = useState(words)
  const found = useDrugSearch(text)
  const wish = useMemo(
    () => ({
      // The search stands in the field of the code, too.
      nameElement: catalogue.element(element)?.codes ?? element,
      language: languageOf(words),
      forChina: regions.includes('cn'),
    }),
    [catalogue, element, regions, words]
  )
  const level = useEditor(({ content }) => levelAt(content, steps))
  const { chosen } = found
  const filling = chosen && level && fillDrug(level, chosen, wish)
  const take = (entry: DrugEntry) => {
    // What was typed elsewhere meanwhile stays.
    change(steps, (now) => fillDrug(now, entry, wish).after)
    onClose()
  }
  const onEnter = () => {
    if (chosen && !found.waiting) take(chosen)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="find-drug">
      <DialogTitle id="find-drug">{t('drugs:pick.title')}</DialogTitle>
      <SearchLine>
        <SearchBox
          label={t('drugs:pick.search')}
          text={text}
          onText={setText}
          isListed={chosen !== undefined}
          at={found.at}
          onStep={(by) => found.choose(found.at + by)}
          onEnter={onEnter}
        />
      </SearchLine>
      <TwoPanes>
        <LeftPane>
          <DrugList found={found} onTake={take} />
        </LeftPane>
        {filling ? (
          <DrugDetails entry={chosen} lines={filling.lines} />
        ) : (
          <div>
            <EmptyState
              icon="drug"
              title={t('drugs:pick.none_chosen')}
              text={t('drugs:pick.none_chosen_text')}
            />
          </div>
        )}
      </TwoPanes>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn kind="primary" disabled={!filling} keys="Enter" onClick={onEnter}>
          {t('drugs:pick.take')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}

/** The language of the case, as far as its reported name tells. */
function languageOf(words: string): 'zh' | 'en' {
  if (words === '') return currentLanguage()
  return /\p{Script=Han}/u.test(words) ? 'zh' : 'en'
}
