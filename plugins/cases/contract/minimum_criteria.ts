import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { hasValue, isFilled, valueOf } from '#kernel/case/content/leaf'

/** What makes a report valid (ICH E2D, section 4.2; GVP module VI, chapter VI.B.2), in the order in which it is told. */
export const criteria = ['patient', 'reporter', 'product', 'event'] as const

export type Criterion = (typeof criteria)[number]

/** Any of these identifies a patient; one that is known and not to be told (MSK) does so too. */
const ofPatient = [
  ...['D_1', 'D_1_1_1', 'D_1_1_2', 'D_1_1_3', 'D_1_1_4'],
  ...['D_2_1', 'D_2_2a', 'D_2_2_1a', 'D_2_3', 'D_5'],
]

/** Any of these identifies a reporter; of the country alone nobody can be asked back. */
const ofReporter = ['C_2_r_1_2', 'C_2_r_1_4', 'C_2_r_2_1', 'C_2_r_2_7', 'C_2_r_4']

/** Suspect, interacting and not administered drugs (G.k.1). */
const SUSPECT = ['1', '3', '4']

/** The minimum criteria that a case meets, in their order. */
export function criteriaMetBy(content: CaseContent): Criterion[] {
  const met: Record<Criterion, boolean> = {
    patient: ofPatient.some((key) => tells(content[key])),
    reporter: rows(content.C_2_r).some((row) => ofReporter.some((key) => tells(row[key]))),
    product: rows(content.G_k).some(
      (drug) => SUSPECT.includes(String(valueOf(drug.G_k_1))) && names(drug)
    ),
    event: rows(content.E_i).some(({ E_i_1_1a, E_i_1_2, E_i_2_1b }) =>
      [E_i_1_1a, E_i_1_2, E_i_2_1b].some(hasValue)
    ),
  }
  return criteria.filter((each) => met[each])
}

const names = ({ G_k_2_2, G_k_2_3_r }: Row) =>
  hasValue(G_k_2_2) || rows(G_k_2_3_r).some(({ G_k_2_3_r_1 }) => hasValue(G_k_2_3_r_1))

/** What is unknown, or was asked for in vain, tells nothing; what is masked is known. */
const tells = (leaf: unknown) =>
  hasValue(leaf) || (isFilled(leaf) && (leaf as { nullFlavor?: string }).nullFlavor === 'MSK')

const rows = (value: unknown): Row[] => (isRows(value) ? value : [])
