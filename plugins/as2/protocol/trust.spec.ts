import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

import { answerTo } from '#plugins/as2/protocol/disposition'
import { HeaderList } from '#plugins/as2/protocol/header_list'
import { readMessage, type Reading } from '#plugins/as2/protocol/read_message'
import { As2Refusal } from '#plugins/as2/protocol/refusal'
import { writeMessage } from '#plugins/as2/protocol/write_message'
import { draft, madePair } from '#plugins/as2/tests/as2_fixtures'

const pharma = () => madePair('Demo Pharma')
const regulator = () => madePair('Demo Regulator')
const stranger = () => madePair('Stranger')

async function reading(more: Partial<Reading> = {}): Promise<Reading> {
  return {
    pairs: [await regulator()],
    partnerCertificates: [(await pharma()).certificate],
    legacy: false,
    requires: { signature: true, encryption: true },
    ...more,
  }
}

async function writtenMessage(more: Parameters<typeof draft>[0] = {}) {
  const [pair, recipient] = [await pharma(), (await regulator()).certificate]
  const digest = 'sha256' as const
  return writeMessage(
    draft({ sign: { pair, digest }, encrypt: { recipient, cipher: 'aes256-cbc' }, ...more })
  )
}

function refusalOf(act: () => unknown): As2Refusal {
  try {
    act()
  } catch (error) {
    if (error instanceof As2Refusal) return error
    throw error
  }
  throw new Error('it was taken')
}

test.group('whom a message is believed', () => {
  test('a stranger who sends a certificate of the same name along is refused', async ({
    assert,
  }) => {
    const pair = await madePair('Demo Pharma (other key)')
    const { headers, body } = await writtenMessage({ sign: { pair, digest: 'sha256' } })
    const by = await reading()
    const refusal = refusalOf(() => readMessage(headers, body, by))
    assert.equal(refusal.reason, 'authentication-failed')
    assert.equal(answerTo(refusal).explanation, 'authentication-failed')
  })

  test('two certificates of the partner and two own keys are good at once', async ({ assert }) => {
    const [old, next] = [await pharma(), await stranger()]
    const by = await reading({
      partnerCertificates: [old.certificate, next.certificate],
      pairs: [await stranger(), await regulator()],
    })
    for (const pair of [old, next]) {
      const { headers, body } = await writtenMessage({ sign: { pair, digest: 'sha256' } })
      assert.equal(readMessage(headers, body, by).signature?.signer, pair.certificate)
    }
  })

  test('less protection than is required is refused', async ({ assert }) => {
    for (const missing of [{ sign: undefined }, { encrypt: undefined }]) {
      const { headers, body } = await writtenMessage(missing)
      const by = await reading()
      const refusal = refusalOf(() => readMessage(headers, body, by))
      assert.equal(refusal.reason, 'insufficient-message-security')
      const requires = { signature: false, encryption: false }
      assert.equal(readMessage(headers, body, { ...by, requires }).fileName, 'EVPM_00000001.xml')
    }
  })

  test('a message for somebody else is not decrypted', async ({ assert }) => {
    const { headers, body } = await writtenMessage()
    const by = await reading({ pairs: [await stranger()] })
    assert.equal(refusalOf(() => readMessage(headers, body, by)).reason, 'decryption-failed')
    const none = await reading({ pairs: [] })
    assert.equal(refusalOf(() => readMessage(headers, body, none)).reason, 'decryption-failed')
  })

  test('whatever was changed in encrypted content, the sender is told the same', async ({
    assert,
  }) => {
    const { headers, body } = await writtenMessage({ payload: Buffer.alloc(3000, 'x') })
    const by = await reading()
    const answers = new Set<string | null>()
    const reasons = new Set<string>()
    for (const at of [600, 900, 2000, body.length - 20, body.length - 1]) {
      const changed = Buffer.from(body)
      changed[at]! ^= 1
      const refusal = refusalOf(() => readMessage(headers, changed, by))
      reasons.add(refusal.reason)
      answers.add(answerTo(refusal).explanation)
    }
    assert.includeMembers([...reasons], ['integrity-check-failed', 'decryption-failed'])
    assert.deepEqual([...answers], ['decryption-failed'])
  })

  test('a changed message that was not encrypted is told as changed', async ({ assert }) => {
    const { headers, body } = await writtenMessage({ encrypt: undefined })
    const by = await reading({ requires: { signature: true, encryption: false } })
    const text = body.toString('latin1').replace('<a>', '<b>')
    const refusal = refusalOf(() => readMessage(headers, Buffer.from(text, 'latin1'), by))
    assert.equal(answerTo(refusal).explanation, 'integrity-check-failed')
  })

  test('a compressed part that grows past the limit is refused', async ({ assert }) => {
    const payload = Buffer.alloc(1_000_000)
    const { headers, body } = await writtenMessage({ payload, compress: 'before-signing' })
    const by = await reading({ limit: 900_000 })
    assert.equal(refusalOf(() => readMessage(headers, body, by)).reason, 'decompression-failed')
    assert.equal(readMessage(headers, body, await reading()).payload.length, payload.length)
  })

  test('what is no AS2 message is refused, never a fault', async ({ assert }) => {
    const by = await reading({ requires: { signature: true, encryption: false } })
    const bodies = [
      '',
      '0',
      '0\u0080',
      '0\u0080'.repeat(10_000),
      '\u0000'.repeat(50),
      '--x\r\n\r\n--x--',
    ]
    const types = [
      'application/pkcs7-mime',
      'multipart/signed; boundary=x',
      'multipart/signed',
      'text/plain',
      '',
    ]
    for (const type of types) {
      for (const body of bodies) {
        const headers = new HeaderList([['Content-Type', type]])
        const bytes = Buffer.from(body, 'latin1')
        assert.instanceOf(
          refusalOf(() => readMessage(headers, bytes, by)),
          As2Refusal
        )
      }
    }
  })
})

test.group('the folder of the protocol', () => {
  test('knows itself, Node and three libraries, and nothing of the product', ({ assert }) => {
    const folder = new URL('./', import.meta.url).pathname
    const files = globSync(`${folder}*.ts`).filter((file) => !file.endsWith('.spec.ts'))
    assert.isAbove(files.length, 20)
    for (const file of files) {
      for (const [, from] of readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)) {
        assert.match(
          from!,
          /^(#plugins\/as2\/protocol\/\w+|node:\w+|asn1js|pkijs|node-forge)$/,
          file
        )
      }
    }
  })
})
