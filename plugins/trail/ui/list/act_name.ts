import type { TFunction } from 'i18next'

/** An act in words; one that has none is shown as it is kept. */
export function actName(t: TFunction, act: string): string {
  const key = act.replace('.', '_')
  const own = t(`trail:acts.${key}`, { defaultValue: act })
  return t(`cases:acts.${key}`, { defaultValue: own })
}
