import type { TFunction } from 'i18next'

/** An act in words; one that has none is shown as it is kept. */
export const actName = (t: TFunction, act: string): string => {
  const key = act.replace('.', '_')
  return t(`cases:acts.${key}`, { defaultValue: act })
}
