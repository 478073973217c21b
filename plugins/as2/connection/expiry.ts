import type { X509Certificate } from 'node:crypto'

import type { Words } from '#kernel/language/words'

import { type As2Settings, isGood, partnerCertificate } from '#plugins/as2/connection/as2_settings'
import { wording } from '#plugins/as2/lang/server/wording'

const DAY = 86_400_000

/** Days before its end at which a certificate is told of. */
const STEPS = [7, 30, 60] as const

/** Why nothing is sent with these certificates at that moment, or null. */
export function whyNotGood(settings: As2Settings, now: Date): Words | null {
  if (!isGood(settings.pair.certificate, now)) {
    return wording('expiry.own', { day: dayOf(settings.pair.certificate) })
  }
  if (partnerCertificate(settings, now)) return null
  const day = settings.partnerCertificates.map(dayOf).toSorted().at(-1)
  return day ? wording('expiry.partner', { day }) : wording('expiry.no_partner')
}

/** A certificate that ends soon, or has ended. */
export interface Ending {
  readonly whose: 'own' | 'partner'
  /** yyyy-MM-dd, UTC. */
  readonly day: string
  /** It ends within so many days; 0 when it has ended. */
  readonly within: (typeof STEPS)[number] | 0
}

/**
 * Certificates of a connection that end within 60, 30 or 7 days. One of the partner counts only where no
 * other one of it lasts longer.
 */
export function endings(settings: As2Settings, now: Date): Ending[] {
  const last = settings.partnerCertificates.toSorted((one, other) => endOf(other) - endOf(one))[0]
  return [
    ...endingOf('own', settings.pair.certificate, now),
    ...(last ? endingOf('partner', last, now) : []),
  ]
}

function endingOf(whose: Ending['whose'], certificate: X509Certificate, now: Date): Ending[] {
  const left = endOf(certificate) - now.getTime()
  const step = left <= 0 ? 0 : STEPS.find((days) => left <= days * DAY)
  return step === undefined ? [] : [{ whose, day: dayOf(certificate), within: step }]
}

const endOf = ({ validTo }: X509Certificate) => new Date(validTo).getTime()
const dayOf = (certificate: X509Certificate) =>
  new Date(endOf(certificate)).toISOString().slice(0, 10)
