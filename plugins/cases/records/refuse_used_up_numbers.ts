import { caseErrors } from '#plugins/cases/errors'
import type { KeptCoding } from '#plugins/cases/records/case_coding_rows'

/**
 * Refuses with 2207 a running number that is wider than the coding says (CASENO-03, CASENO-05): it
 * would be of another coding than the one that somebody chose. Nothing is lost: no number is used
 * up, and the same case comes in once there are more digits. The usual coding, which nobody chose,
 * simply grows.
 * @param last running number that is asked for
 */
export function refuseUsedUpNumbers({ digits, revision }: KeptCoding, last: number): void {
  if (revision === 0 || String(last).length <= digits) return
  throw new caseErrors.E_CASE_CODING({ detail: usedUp(digits), rule: 'CASENO-05' })
}

const usedUp = (digits: number) => ({
  en: `All case numbers with ${digits} ${digits === 1 ? 'digit' : 'digits'} are given. Have more digits set under Case coding, then try again; nothing was lost.`,
  zh: `${digits} 位流水号的案例编号已全部用完。请先在“案例编码”中增加位数后重试，数据没有丢失。`,
})
