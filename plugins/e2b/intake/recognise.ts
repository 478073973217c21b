import type { Words } from '#kernel/language/words'
import { type Prolog } from '#plugins/e2b/intake/prolog'
import { notStandard, wrongContent } from '#plugins/e2b/intake/refusals'
import { wording } from '#plugins/e2b/lang/server/wording'

const REPORTS = 'MCCI_IN200100UV01'

/** What other files are, by their root element. */
const OTHERS = new Map<string, Words>(
  Object.entries({
    MCCI_IN200101UV01: wording('recognise.this_is_an_acknowledgement_ack_not'),
    ichicsr: wording('recognise.this_is_an_e2b_r2_file'),
    ichicsrack: wording('recognise.this_is_an_acknowledgement_ack_of'),
  })
)

/** Refuses every file that is not a batch of E2B(R3) reports, and any document type declaration. */
export function checkProlog({ root, doctype }: Prolog) {
  const other = OTHERS.get(doctype ?? root ?? '')
  if (other) throw notStandard(other)
  if (doctype !== undefined) {
    throw wrongContent(wording('recognise.the_file_has_a_document_type'))
  }
  if (root !== undefined && root !== REPORTS) throw notE2b(root)
}

export function notE2b(root: string) {
  return notStandard(wording('recognise.the_root_element_is_an_e2b', { root, reports: REPORTS }))
}
