import type { Fields } from '#kernel/fields/field'

import { dictionaryLanguages } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/wording'

/** States of a synonym: only an approved one codes. */
export const synonymStates = [
  { value: 'proposed', label: wording('synonym.proposed') },
  { value: 'approved', label: wording('synonym.approved') },
  { value: 'rejected', label: wording('synonym.rejected') },
] as const
export type SynonymState = (typeof synonymStates)[number]['value']

/** How reporters of a project say it, and the lowest level term that is meant. */
export const synonymFields = {
  verbatim: {
    kind: 'text',
    label: wording('synonym.reported_words'),
    required: true,
    isQuoted: true,
    max: 500,
  },
  code: {
    kind: 'text',
    label: wording('synonym.llt_code'),
    required: true,
    max: 8,
    help: wording('synonym.eight_digits_of_a_current_lowest'),
  },
  state: {
    kind: 'choice',
    label: wording('synonym.state'),
    required: true,
    of: synonymStates,
    help: wording('synonym.only_approved_synonyms_code_by_themselves'),
  },
} as const satisfies Fields

/** A list of synonyms for all projects of the installation. */
export const synonymListFields = {
  name: { kind: 'text', label: wording('synonym.name'), required: true, max: 100 },
  language: {
    kind: 'choice',
    label: wording('synonym.language'),
    required: true,
    of: dictionaryLanguages,
  },
  state: {
    kind: 'choice',
    label: wording('synonym.state'),
    required: true,
    of: [
      { value: 'prepared', label: wording('synonym.being_prepared') },
      { value: 'active', label: wording('synonym.active') },
      { value: 'retired', label: wording('synonym.retired') },
    ],
    help: wording('synonym.all_projects_look_words_up_in'),
  },
  source: {
    kind: 'text',
    label: wording('synonym.source'),
    required: true,
    max: 500,
    lines: 2,
    help: wording('synonym.who_gives_the_list_out_which'),
  },
} as const satisfies Fields
