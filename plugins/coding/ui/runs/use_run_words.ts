import { useTranslation } from 'react-i18next'
import type { CodingRun, RunOrder } from './run'
import { shareCoded } from './share_coded'

/** What is said of a run in one line each: its kind, what was asked for, how far it is. */
export function useRunWords() {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const percent = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const kinds: Record<RunOrder['kind'], string> = {
    autocode: t('coding:runs.kinds.autocode'),
    assign: t('coding:runs.kinds.assign'),
    recode: t('coding:runs.kinds.recode'),
    take_back: t('coding:runs.kinds.take_back'),
  }
  const asked = (order: RunOrder): string => {
    if (order.kind === 'autocode') {
      return order.among
        ? t('coding:runs.asked.among', { count: order.among })
        : t('coding:runs.asked.autocode')
    }
    if (order.kind === 'take_back') return order.of ? asked(order.of) : ''
    if (order.kind === 'recode') {
      const { from, to, caseId } = order
      return caseId
        ? t('coding:runs.asked.recode_case', { from, to })
        : t('coding:runs.asked.recode', { from, to })
    }
    const { verbatim, name, code } = order
    return t('coding:runs.asked.assign', { verbatim, term: name ?? code })
  }
  return {
    kind: ({ asked: { kind } }: CodingRun) => kinds[kind],
    asked: (run: CodingRun) => asked(run.asked),
    number: (value: number) => number.format(value),
    /** Of one that coded by itself: its share, and that of equal letters alone. */
    share: ({ asked: { kind }, counts }: CodingRun) => {
      if (kind !== 'autocode' || counts.coded + counts.left === 0) return ''
      const { byItself, byLetters } = shareCoded(counts)
      const parts = { all: percent.format(byItself), letters: percent.format(byLetters) }
      return t('coding:runs.share_short', parts)
    },
  }
}
