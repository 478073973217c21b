import format from '../generic/format.json' with { type: 'json' }
import logicalError from '../generic/logical_error.json' with { type: 'json' }
import noSpaces from '../generic/no_spaces.json' with { type: 'json' }
import noSpecialCharacters from '../generic/no_special_characters.json' with { type: 'json' }
import required from '../generic/required.json' with { type: 'json' }
import tooLong from '../generic/too_long.json' with { type: 'json' }
import type { Rule } from '#kernel/case/rules/rule'

/** The generic rules: what they are called and say; the catalogue tells what they ask of whom. */
export const genericRules = {
  tooLong: tooLong as Rule,
  format: format as Rule,
  logicalError: logicalError as Rule,
  required: required as Rule,
  noSpaces: noSpaces as Rule,
  noSpecialCharacters: noSpecialCharacters as Rule,
}
