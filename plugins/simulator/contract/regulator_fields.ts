import type { Fields } from '#kernel/fields/field'

import { wording } from '#plugins/simulator/lang/wording'
import { rules, ways } from '#plugins/simulator/contract/rules'

/** A regulator that this installation plays, and what it does with what it receives. */
export const regulatorFields = {
  name: { kind: 'text', label: wording('regulator.name'), required: true, max: 60 },
  serves: {
    kind: 'choice',
    label: wording('regulator.serves'),
    required: true,
    of: [
      { value: 0, label: wording('regulator.test') },
      { value: 1, label: wording('regulator.formal') },
    ],
  },
  way: {
    kind: 'choice',
    label: wording('regulator.way'),
    help: wording('regulator.way_help'),
    default: 'as2',
    of: ways.map((value) => ({ value, label: wording(`way.${value}`) })),
  },
  rule: {
    kind: 'choice',
    label: wording('regulator.rule'),
    help: wording('regulator.rule_help'),
    required: true,
    default: 'accept',
    of: rules.map((value) => ({ value, label: wording(`rule.${value}`) })),
  },
  delaySeconds: {
    kind: 'number',
    label: wording('regulator.delay'),
    required: true,
    min: 0,
    max: 86_400,
  },
  remarks: {
    kind: 'text',
    label: wording('regulator.remarks'),
    help: wording('regulator.remarks_help'),
    max: 4000,
    lines: 6,
  },
} as const satisfies Fields
