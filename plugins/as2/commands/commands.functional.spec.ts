import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import type { MdnInspection, MessageInspection } from '#plugins/as2/commands/inspections'
import { isMissing, knownMdns, knownMessages } from '#plugins/as2/tests/as2_fixtures'
import { runAce } from '#tests/fixtures/run_ace'
import { referenceFolder } from '#tests/reference'

const REPORT = '<?xml version="1.0"?>\n<report/>\n'

test.group('The commands on AS2 files', (group) => {
  let folder: string
  const at = (name: string) => join(folder, name)
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-as2-'))
    writeFileSync(at('report.xml'), REPORT)
    return () => rmSync(folder, { recursive: true })
  })

  async function run(...args: [string, ...string[]]) {
    const { code, stdout, stderr } = await runAce(...args, '--json')
    const starts = stdout.search(/^\{/m)
    return { code, json: JSON.parse(stdout.slice(starts)), said: stdout + stderr }
  }

  const keys = (name: string) => ['--key', at(`${name}.key`), '--certificate', at(`${name}.crt`)]
  const partner = (name: string) => ['--partner', at(`${name}.crt`)]

  async function makeKeys() {
    for (const name of ['pharma', 'regulator']) {
      const wish = ['--name', name, '--organisation', 'Demo', '--out', folder]
      const { code, said } = await run('as2:certificate', ...wish)
      assertCode(code, said)
    }
  }
  const assertCode = (code: number, said: string) => {
    if (code !== 0) throw new Error(said)
  }

  test('a partner is tried out by files alone: certificate, message, MDN, verdict', async ({
    assert,
  }) => {
    await makeKeys()
    assert.equal(statSync(at('pharma.key')).mode & 0o777, 0o600)
    const again = await run('as2:certificate', '--name', 'pharma', '--out', folder)
    assert.deepEqual([again.code, again.json.refusal.code], [1, 3001])
    assert.match(again.json.refusal.message.en, /pharma\.key already exists/)

    const names = ['--from', 'PVHOST', '--to', 'Demo Regulator']
    const sending = [...names, ...keys('pharma'), ...partner('regulator')]
    const written = await run(
      ...(['as2:write', at('report.xml'), '--out', at('sent.http'), ...sending] as const),
      ...['--digest', 'sha512', '--compress', 'before-signing', '--key-transport', 'oaep']
    )
    assert.equal(written.code, 0, written.said)

    const opening = [...keys('regulator'), ...partner('pharma'), '--out', at('payload.xml')]
    const { code, json, said } = await run('as2:inspect', at('sent.http'), ...opening)
    assert.equal(code, 0, said)
    const seen = json as MessageInspection
    assert.equal(seen.payloadSha256, createHash('sha256').update(REPORT).digest('hex'))
    assert.equal(readFileSync(at('payload.xml'), 'utf8'), REPORT)
    assert.equal(seen.mic, written.json.mic)
    assert.equal(seen.signer?.subject, 'CN=pharma, O=Demo')
    assert.deepEqual(seen.algorithms, {
      digest: 'sha512',
      signature: 'pkcs1',
      cipher: 'aes256-cbc',
      keyTransport: 'oaep',
      compression: 'zlib',
      legacy: false,
    })

    const answering = [...keys('regulator'), ...partner('pharma'), '--out', at('mdn.http')]
    const answered = await run('as2:answer', at('sent.http'), ...answering)
    assert.equal(answered.code, 0, answered.said)
    const sent = ['--mic', written.json.mic, '--message-id', written.json.messageId]
    const judged = await run('as2:inspect', at('mdn.http'), ...partner('regulator'), ...sent)
    assert.equal(judged.code, 0, judged.said)
    assert.equal(judged.json.verdict.state, 'delivered')

    const foreign = await run('as2:inspect', at('mdn.http'), ...partner('pharma'), ...sent)
    assert.deepEqual([foreign.code, foreign.json.verdict.reason], [1, 'foreign-signer'])
    const toMdn = await run('as2:answer', at('mdn.http'), '--out', at('never.http'))
    assert.match(toMdn.json.refusal.message.en, /an MDN is never answered/)

    const stranger = [...keys('regulator'), ...partner('regulator'), '--out', at('no.http')]
    const refused = await run('as2:answer', at('sent.http'), ...stranger)
    assert.match(refused.json.disposition, /processed\/Error: authentication-failed$/)
  })

  test('what is wrong with options and files is said in a sentence with its number', async ({
    assert,
  }) => {
    const writing = ['--from', 'A', '--to', 'B', '--out', at('never.http')]
    const wrong: [string, string[], number, RegExp][] = [
      ['as2:inspect', [at('missing.http')], 3001, /missing\.http cannot be opened/],
      ['as2:inspect', [folder], 3001, /folder/],
      ['as2:inspect', [at('report.xml'), '--partner', at('report.xml')], 3001, /PEM or DER/],
      ['as2:inspect', [at('report.xml'), '--key', at('report.xml')], 2017, /together/],
      [
        'as2:write',
        [at('report.xml'), ...writing, '--digest', 'md5'],
        2017,
        /--digest must be one of/,
      ],
      ['as2:write', [at('report.xml'), ...writing, '--subject', '\u62a5\u544a'], 3001, /ASCII/],
      ['as2:write', [at('report.xml'), ...writing, '--mdn', 'later'], 2017, /--mdn must be one of/],
      ['as2:certificate', [], 2017, /Give --name/],
      ['as2:certificate', ['--name', 'x', '--years', '11'], 2017, /1 to 10/],
    ]
    for (const [name, args, number, sentence] of wrong) {
      const { code, json } = await run(name, ...args)
      assert.deepEqual([code, json.refusal.code], [1, number], args.join(' '))
      assert.match(json.refusal.message.en, sentence)
      assert.notEqual(json.refusal.message.zh, json.refusal.message.en)
    }
  })

  test('captured messages and MDNs of other programs are told as they are known', async ({
    assert,
  }) => {
    const file = (name: string) => join(referenceFolder()!, 'gateway/as2-fixtures', name)
    const by = ['--key', file('pvhost.key'), '--certificate', file('pvhost.crt')]
    const partnerCertificates = ['--partner', file('regulator.crt')]
    for (const { file: name, payloadSha256, micSha256, digest } of knownMessages()) {
      const { code, json } = await run('as2:inspect', file(name), ...by, ...partnerCertificates)
      const seen = json as MessageInspection
      assert.deepEqual(
        [code, seen.payloadSha256, seen.mic, seen.algorithms.digest, seen.algorithms.legacy],
        [0, payloadSha256, micSha256, digest, digest === 'sha1']
      )
      assert.equal(seen.signer?.subject, 'CN=regulator, O=AS2 test')
    }
    for (const { file: name, disposition, sentMic, micMatches } of knownMdns()) {
      const { code, json } = await run(
        'as2:inspect',
        file(name),
        ...partnerCertificates,
        '--mic',
        sentMic
      )
      const seen = json as MdnInspection
      assert.deepEqual(
        [code, seen.disposition, seen.verdict?.state],
        [micMatches ? 0 : 1, disposition, micMatches ? 'delivered' : 'halted']
      )
    }
    const plain = await runAce('as2:inspect', file('in-openas2-signed-only.http'))
    assert.equal(plain.code, 0)
    assert.match(plain.stdout, /give --partner CERTIFICATE to check it/)
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')
})
