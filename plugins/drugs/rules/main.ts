import drugCodeKnown from './drug_code_known.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/** The rules for codes of drug dictionaries (DRUG-01). */
const rules = [drugCodeKnown] as unknown as readonly Rule[]

export default rules
