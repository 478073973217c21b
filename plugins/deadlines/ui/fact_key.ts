import type en from '../lang/en.json'

export type FactKey = keyof typeof en.fact

/** Under which name the texts have a fact, or the element of a day. */
export const factKey = (name: string) => name.replaceAll('.', '_') as FactKey
