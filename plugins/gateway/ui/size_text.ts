import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

const KILO = 1024

/** Tells how large a file is: `48 KB`. */
export function useSizeText(): (bytes: number) => string {
  const { i18n } = useTranslation()
  return useCallback(
    (bytes) => {
      const [value, unit] =
        bytes < KILO
          ? [bytes, 'B']
          : bytes < KILO ** 2
            ? [bytes / KILO, 'KB']
            : [bytes / KILO ** 2, 'MB']
      const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
      return `${number.format(value)} ${unit}`
    },
    [i18n.language]
  )
}
