/**
 * rjsf fills in answers by itself unless it is told not to: a choice of constants takes its first
 * one, a required boolean becomes false. No answer is ever ours.
 */
export const noAnswersOfItsOwn = {
  constAsDefaults: 'never',
  requiredBooleanDefault: 'skip',
  emptyObjectFields: 'skipEmptyDefaults',
} as const
