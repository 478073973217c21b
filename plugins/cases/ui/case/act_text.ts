import type { TFunction } from 'i18next'

/** An act of the audit trail in words; an act of another plugin without words here shows its name. */
export function actText(t: TFunction, act: string): string {
  return t(`cases:acts.${act.replace('.', '_')}`, { defaultValue: act })
}
