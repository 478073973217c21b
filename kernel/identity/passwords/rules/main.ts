import atLeast6 from './at_least_6.json' with { type: 'json' }
import atMost20 from './at_most_20.json' with { type: 'json' }
import emailAndCode from './email_and_code.json' with { type: 'json' }
import lettersAndDigits from './letters_and_digits.json' with { type: 'json' }
import notTheCurrentOne from './not_the_current_one.json' with { type: 'json' }
import oldPassword from './old_password.json' with { type: 'json' }
import passwordNotEmpty from './password_not_empty.json' with { type: 'json' }
import repeatMatches from './repeat_matches.json' with { type: 'json' }
import strictLength from './strict_length.json' with { type: 'json' }
import strictNotCommon from './strict_not_common.json' with { type: 'json' }
import type { Rule } from '#kernel/rules/rule'

/** The rules for passwords (ACC-01 to ACC-10), in the order in which they are told. */
const rules = [
  passwordNotEmpty,
  oldPassword,
  emailAndCode,
  atLeast6,
  atMost20,
  lettersAndDigits,
  strictLength,
  strictNotCommon,
  notTheCurrentOne,
  repeatMatches,
] as unknown as readonly Rule[]

export default rules
