import autoIncrementWidth from './auto_increment_width.json' with { type: 'json' }
import caseNumberTaken from './case_number_taken.json' with { type: 'json' }
import lettersAndDigits from './letters_and_digits.json' with { type: 'json' }
import noChineseCharacters from './no_chinese_characters.json' with { type: 'json' }
import prefixAndDigits from './prefix_and_digits.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/** The rules for case numbers (CASENO-01 to CASENO-05). */
const rules = [
  noChineseCharacters,
  lettersAndDigits,
  prefixAndDigits,
  caseNumberTaken,
  autoIncrementWidth,
] as unknown as readonly Rule[]

export default rules
