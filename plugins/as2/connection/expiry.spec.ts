import { test } from '@japa/runner'

import { endings, whyNotGood } from '#plugins/as2/connection/expiry'
import type { As2Settings } from '#plugins/as2/connection/as2_settings'
import { makeCertificate } from '#plugins/as2/protocol/make_certificate'

const made = (to: string) =>
  makeCertificate({
    ...{ commonName: 'A', organisation: 'B' },
    ...{ validFrom: new Date('2026-01-01T00:00:00Z'), validTo: new Date(`${to}T00:00:00Z`) },
  })

const settings = async (own: string, ...partner: string[]) => {
  const others = await Promise.all(partner.map(made))
  const partnerCertificates = others.map(({ certificate }) => certificate)
  return { pair: await made(own), partnerCertificates } as unknown as As2Settings
}

const at = (day: string) => new Date(`${day}T00:00:00Z`)

test.group('A certificate', () => {
  test('is told of from 60, 30 and 7 days before its end, and when it has ended', async ({
    assert,
  }) => {
    const both = await settings('2026-06-30', '2030-01-01')
    const within = (day: string) => endings(both, at(day)).map((each) => each.within)
    assert.deepEqual(within('2026-04-30'), [])
    assert.deepEqual(within('2026-05-01'), [60])
    assert.deepEqual(within('2026-05-31'), [30])
    assert.deepEqual(within('2026-06-23'), [7])
    assert.deepEqual(endings(both, at('2026-06-30')), [
      { whose: 'own', day: '2026-06-30', within: 0 },
    ])
  })

  test('of a partner is not told of where the next one lasts; sending stops when none is good', async ({
    assert,
  }) => {
    const both = await settings('2030-01-01', '2026-06-30', '2027-06-30')
    assert.deepEqual(endings(both, at('2026-06-29')), [])
    assert.isNull(whyNotGood(both, at('2026-07-15')))
    assert.include(whyNotGood(both, at('2027-07-15'))!.en, '2027-06-30')
    const own = await settings('2026-06-30', '2030-01-01')
    assert.include(whyNotGood(own, at('2026-06-30'))!.en, 'own certificate')
  })
})
