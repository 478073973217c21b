import codesDoNotRepeat from './codes_do_not_repeat.json' with { type: 'json' }
import drugHasAName from './drug_has_a_name.json' with { type: 'json' }
import drugOrActName from './drug_or_act_name.json' with { type: 'json' }
import reactionNotEmpty from './reaction_not_empty.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/** The rule for a drug (CFG-05). */
export const drugRules = [drugHasAName] as unknown as readonly Rule[]

/** The rules for what reactions are expected (CFG-06 to CFG-08). */
export const referenceRules = [
  codesDoNotRepeat,
  reactionNotEmpty,
  drugOrActName,
] as unknown as readonly Rule[]
