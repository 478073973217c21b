import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parsePath } from '#kernel/case/content/element_path'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { EditedPage } from '#plugins/cases/contract/slots'
import type { QueryPlace } from '#plugins/queries/contract/query'
import { say } from '#resources/app/language'
import { useOfferedActs } from '#resources/app/shell/palette/offered_acts'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { Forms } from '#resources/forms/catalogue/load_forms'
import { placeAtHand } from '#resources/forms/editor/place_at_hand'
import { useKey } from '#resources/forms/editor/use_key'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { tellQueries } from '../queries_told'
import { AskDialog } from './ask_dialog'
import type { OfferedPlace } from './place_choice'

interface AskActProps {
  case: CaseHead
  editing?: EditedPage
}

/** Asks about the case on the screen: about the element at the cursor, unless another place is chosen. */
export function AskAct({ case: { id, caseNo }, editing }: AskActProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const forms = useForms()
  const [place, setPlace] = useState<QueryPlace | null>(null)
  const begin = useCallback(() => {
    // What is asked about is what the other one sees, too.
    if (editing?.isChanged()) return tell.error(t('queries:ask.save_first'))
    setPlace({ page: editing?.page ?? null, path: (editing && placeAtHand()) || null })
  }, [editing, tell, t])
  useKey({ with: 'alt', letter: 'Q' }, begin)
  useOfferedActs(
    useCallback(
      () => [
        { id: 'query', title: t('queries:ask.act'), keys: 'Alt Q', icon: 'query', run: begin },
      ],
      [begin, t]
    )
  )
  return (
    <>
      <Btn
        icon="query"
        aria-keyshortcuts="Alt+Q"
        aria-label={t('queries:ask.act')}
        title={`${t('queries:ask.act')} (Alt Q)`}
        onClick={begin}
      />
      {place && (
        <AskDialog
          caseId={id}
          caseNo={caseNo}
          place={place}
          places={placesOf(forms, place)}
          onDone={tellQueries}
          onClose={() => setPlace(null)}
        />
      )}
    </>
  )
}

/** The element at the cursor, and all pages. */
function placesOf({ catalogue, pages }: Forms, { page, path }: QueryPlace): OfferedPlace[] {
  const all = pages.map((each) => ({ page: each.page, path: null, name: say(each.title) }))
  const here = all.find((each) => each.page === page)
  if (!here || path === null) return all
  const name = say(catalogue.labelOf(parsePath(path).at(-1)!.key))
  return [{ page, path, name: `${here.name} · ${name}` }, ...all]
}
