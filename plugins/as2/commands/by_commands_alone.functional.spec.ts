import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { runAce } from '#tests/fixtures/run_ace'
import { anAcknowledgement } from '#tests/invented/acknowledgement'
import { makeProject } from '#tests/factories/make_project'
import { optionalTool } from '#tests/optional_tool'

import { readCertificate } from '#plugins/as2/protocol/certificates'
import { messageToUs, openPartner, sendToUs } from '#plugins/as2/tests/partner'
import { SendSubmission } from '#plugins/gateway/sending/send_submission'
import { arrive } from '#plugins/gateway/tests/arrive'

const openssl = optionalTool('openssl')

/** A folder of its own, a project in which nothing is, and its commands. */
async function emptyProject(cleanup: (work: () => Promise<void>) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'by-commands-'))
  cleanup(() => rm(folder, { recursive: true }))
  const project = await makeProject()
  const run = async (...args: [string, ...string[]]) => {
    const { code, stdout, stderr } = await runAce(...args, '--project', project.code)
    return { code, text: stdout + stderr }
  }
  return {
    ...{ run, at: (name: string) => join(folder, name) },
    /** What a command says as JSON; one that is refused is a fault of the test. */
    json: async (...args: [string, ...string[]]) => {
      const { code, text } = await run(...args, '--json')
      if (code !== 0) throw new Error(`${args.join(' ')}: ${text}`)
      return JSON.parse(text)
    },
    send: (id: string) =>
      actAs(systemIn(project.scope(0)), async () =>
        (await app.container.make(SendSubmission)).handle(id)
      ),
  }
}

test.group('From an empty project to the first accepted report, by commands alone', () => {
  test('a partner is connected both ways, and accepts; then by receipts that come later', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { partner, close } = await openPartner()
    cleanup(close)
    const { run, json, at, send } = await emptyProject(cleanup)
    app.config.set('as2.url', 'https://pv.example/as2')
    cleanup(() => app.config.set('as2.url', undefined))
    const others = await arrive(client)
    for (const file of ['first.xml', 'second.xml']) {
      const { caseNo: made } = await others.aCase()
      await runAce('e2b:export', made, '--out', at(file), '--reason', 'Test')
    }
    await writeFile(at('partner.crt'), partner.own.certificate.raw)

    const { ownName, partnerName } = partner.names
    const added = await json(
      ...(['gateway:connection', 'add', 'Authority', '--set', `ownName=${ownName}`] as const),
      ...['--set', `partnerName=${partnerName}`, '--set', `url=${partner.url}`],
      ...['--set-file', `partnerCertificate=${at('partner.crt')}`]
    )
    assert.equal(added.address, 'https://pv.example/as2')
    assert.deepEqual(
      added.certificates.map(({ whose }: { whose: string }) => whose),
      ['partner']
    )
    const untried = await run('gateway:connection', 'test', 'Authority')
    assert.equal(untried.code, 1)
    assert.match(untried.text, /key/)
    await json('gateway:connection', 'key', 'Authority', '--common-name', 'pv.example')
    await json('gateway:connection', 'certificate', 'Authority', '--out', at('own.pem'))
    const ourCertificate = readCertificate(await readFile(at('own.pem')))
    assert.include(ourCertificate.subject, 'CN=pv.example')
    partner.ours = { ...partner.ours, certificate: ourCertificate }
    assert.isTrue((await json('gateway:connection', 'test', 'Authority')).works)

    await writeFile(
      at('destination.json'),
      JSON.stringify({
        ...{ region: 'CN', authority: 'CDE', connection: 'Authority', maxMegabytes: 20 },
        ...{ batchSender: 'OWN', batchReceiver: 'nmpacdr_test', messageSender: 'OWN' },
        messageReceiver: 'nmpacdr_test',
      })
    )
    const place = await json(
      ...(['gateway:destination', 'add', 'CDE', '--file', at('destination.json')] as const),
      ...['--set', 'countsFrom=acknowledgement', '--stage', 'in_test']
    )
    assert.deepInclude(place, {
      ...{ connection: 'Authority', batchReceiver: 'nmpacdr_test', stage: 'in_test' },
      ...{ countsFrom: 'acknowledgement', remindHours: 24, escalateHours: 48 },
    })
    assert.isTrue((await json('gateway:destination', 'test', 'CDE')).works)

    const imported = await run('e2b:import', at('first.xml'), at('second.xml'))
    const [first, second] = [...imported.text.matchAll(/new case (\S+)/g)].map((found) => found[1]!)
    const submit = async (caseNo: string) => {
      const made = await json('gateway:submit', caseNo, '--to', 'CDE', '--over-warnings')
      await send(made.submissionId)
    }
    const status = async (caseNo: string) => (await json('gateway:status', caseNo)).state
    await submit(first!)
    assert.equal(await status(first!), 'delivered')
    const [{ message }] = partner.received as [(typeof partner.received)[0]]
    const batchNumber = /root="2\.16\.840\.1\.113883\.3\.989\.2\.1\.3\.22" extension="([^"]+)"/
    const [, number] = batchNumber.exec(message.payload.toString())!
    const answer = anAcknowledgement({ batchNumber: number, reports: [{ number: 'any' }] })
    const receipt = await sendToUs(messageToUs(partner, answer))
    assert.equal(receipt.status, 200)
    assert.match(
      receipt.body.toString('latin1'),
      /automatic-action\/MDN-sent-automatically; processed/
    )
    assert.equal(await status(first!), 'accepted')

    const changed = await json('gateway:connection', 'change', 'Authority', '--set', 'mdn=async')
    assert.deepInclude(changed.options, { mdn: 'async', ownName })
    partner.behaviours.push('later')
    await submit(second!)
    assert.equal(await status(second!), 'sent')
    const later = await sendToUs(partner.receipt())
    assert.deepEqual([later.status, later.body.length], [200, 0])
    assert.equal(await status(second!), 'delivered')
  })

  test('a key from a PKCS#12 file is taken, and no command tells it', async ({
    assert,
    cleanup,
  }) => {
    const { run, json, at } = await emptyProject(cleanup)
    const made = await runAce('as2:certificate', '--name', 'pv', '--out', at('.'))
    assert.equal(made.code, 0)
    await writeFile(at('passphrase'), 'very secret\n')
    execFileSync(openssl!, [
      ...['pkcs12', '-export', '-inkey', at('pv.key'), '-in', at('pv.crt'), '-out', at('pv.p12')],
      ...['-passout', `file:${at('passphrase')}`],
    ])
    const values = [
      ...['--set', 'ownName=A', '--set', 'partnerName=B', '--set', 'url=https://b.example/as2'],
      ...['--set-file', `partnerCertificate=${at('pv.crt')}`],
    ]
    const secrets = ['--set-file', `key=${at('pv.p12')}`]
    secrets.push('--set-file', `passphrase=${at('passphrase')}`)
    await json('gateway:connection', 'add', 'Way', ...values, ...secrets)
    const shown = await run('gateway:connection', 'show', 'Way', '--json')
    assert.notInclude(shown.text, 'PRIVATE KEY')
    assert.deepEqual(
      JSON.parse(shown.text).certificates.map(({ whose }: { whose: string }) => whose),
      ['own', 'partner']
    )
    await json('gateway:connection', 'key', 'Way')
    const after = await json('gateway:connection', 'show', 'Way')
    assert.sameMembers(after.sealed, ['key', 'formerKey'])
    await json('gateway:connection', 'change', 'Way', '--set', 'formerKey=')
    assert.deepEqual((await json('gateway:connection', 'show', 'Way')).sealed, ['key'])
    assert.isTrue((await json('gateway:connection', 'remove', 'Way')).removed)
    assert.deepEqual(await json('gateway:connection', 'list'), [])
  }).skip(openssl === null, 'openssl is not installed')

  test('a destination is filled in from what is public of its authority', async ({
    assert,
    cleanup,
  }) => {
    const { json } = await emptyProject(cleanup)
    const own = ['--set', 'batchSender=A', '--set', 'messageSender=A', '--set', 'maxMegabytes=10']
    const made = await json('gateway:destination', 'add', 'CN1', '--like', 'cde', ...own)
    assert.deepInclude(made, {
      ...{ code: 'CN1', region: 'CN', authority: 'CDE', batchReceiver: 'nmpacdr_test' },
      ...{ messageReceiver: 'nmpacdr_test', maxMegabytes: 10, connection: null, stage: 'set_up' },
    })
  })

  test('what is wrong is said in a sentence with its number, and ends with 1', async ({
    assert,
    cleanup,
  }) => {
    const { run, at } = await emptyProject(cleanup)
    await writeFile(at('wrong.pem'), 'no certificate')
    await writeFile(at('list.json'), '[]')
    const usual = ['--set', 'ownName=A', '--set', 'partnerName=B', '--set', 'url=https://b.example']
    const wrong: [[string, ...string[]], number, RegExp][] = [
      [['gateway:connection', 'make', 'X'], 2017, /Choose one of list, show, add/],
      [['gateway:connection', 'add'], 2017, /add NAME/],
      [['gateway:connection', 'show', 'X'], 1005, /no connection X/],
      [['gateway:connection', 'add', 'X', '--set', 'nothing'], 2017, /NAME=VALUE/],
      [['gateway:connection', 'add', 'X', '--set', 'key=secret'], 2017, /--set-file/],
      [['gateway:connection', 'add', 'X', '--set', 'colour=red'], 2017, /colour/],
      [['gateway:connection', 'add', 'X', '--file', at('list.json')], 3001, /JSON object/],
      [['gateway:connection', 'add', 'X', '--file', at('none.json')], 3001, /cannot be opened/],
      [['gateway:connection', 'add', 'X', '--set', 'sponsor=Unknown'], 1005, /Unknown/],
      [
        [
          ...(['gateway:connection', 'add', 'X', ...usual] as [string, ...string[]]),
          ...['--set-file', `partnerCertificate=${at('wrong.pem')}`],
        ],
        ...([2017, /X\.509/] as const),
      ],
      [['gateway:destination', 'add', 'D', '--set', 'colour=red'], 2017, /colour/],
      [['gateway:destination', 'add', 'D', '--set', 'connection=None'], 2017, /None/],
      [['gateway:destination', 'add', 'D', '--stage', 'soon'], 2017, /set_up, in_test/],
      [['gateway:destination', 'add', 'D', '--like', 'HC'], 2017, /EV_PM/],
      [['gateway:destination', 'stage', 'D', '--stage', 'in_use'], 1005, /no destination D/],
    ]
    for (const [args, code, sentence] of wrong) {
      const refused = await run(...args, '--json')
      const { refusal } = JSON.parse(refused.text)
      assert.deepEqual([refused.code, refusal.code], [1, code], args.join(' '))
      assert.match(refusal.en, sentence)
    }
    const nowhere = await runAce('gateway:connection', 'list')
    assert.equal(nowhere.code, 1)
    assert.match(nowhere.stdout + nowhere.stderr, /--project/)
    assert.equal((await run('gateway:connection', 'list')).code, 0)
  })
})
