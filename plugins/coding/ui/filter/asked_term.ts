import { type TermLevel, termLevels } from '#plugins/coding/contract/dictionary'

/** The term that a list is filtered by, as it stands in the parameter `term`. */
export interface AskedTerm {
  version: string
  level: TermLevel
  code: number
  /** Of an SMQ. */
  scope: SmqScope
  places: Places
}

export type SmqScope = 'narrow' | 'broad'

/** Where in a case the term counts. */
export type Places = 'reactions' | 'any'

/** Reads the parameter; undefined when there is none, or one that says no term. */
export function readTerm(parameter = ''): AskedTerm | undefined {
  const [version, level, code, ...rest] = parameter.split(':')
  if (!version || !termLevels.includes(level as TermLevel) || !Number(code)) return undefined
  return {
    ...{ version, level: level as TermLevel, code: Number(code) },
    scope: rest.includes('narrow') ? 'narrow' : 'broad',
    places: rest.includes('any') ? 'any' : 'reactions',
  }
}

/** The term as the parameter has it. */
export function writeTerm({ version, level, code, scope, places }: AskedTerm): string {
  return [
    ...[version, level, code],
    ...(level === 'smq' ? [scope] : []),
    ...(places === 'any' ? [places] : []),
  ].join(':')
}
