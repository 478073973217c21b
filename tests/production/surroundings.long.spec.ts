// needs: cases, e2b
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SMTPServer } from 'smtp-server'

import { sha256Of } from '#kernel/files/file_store'
import { aReport } from '#tests/factories/a_report'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type Clamd, EICAR, startClamd } from '#tests/fixtures/clamd'
import { type S3Server, startS3Server } from '#tests/fixtures/s3_server'
import { type ServerProcess, startServer } from '#tests/fixtures/server_process'
import {
  type Certificate,
  makeCertificate,
  SecureBrowser,
  startTlsProxy,
} from '#tests/fixtures/tls_proxy'
import { optionalTool } from '#tests/optional_tool'
import { until } from '#tests/until'

/** Where the proxy says that everybody comes from. */
const CALLER = '203.0.113.7'
const S3 = { region: 'eu-central-1', accessKey: 'pharos-key', secretKey: 'a secret of the bucket' }
const MAIL = { user: 'pharos@example.org', pass: 'a password of the mailbox' }

/** A mail server that takes mail only from whoever signs in, behind TLS. */
async function startMailServer({ cert, key }: Certificate) {
  const received: string[] = []
  const server = new SMTPServer({
    ...{ cert, key, authOptional: false },
    onAuth({ username, password }, session, done) {
      const isRight = username === MAIL.user && password === MAIL.pass && session.secure
      done(isRight ? null : new Error('Who are you?'), { user: username })
    },
    onData: (stream, _session, done) =>
      void text(stream).then((mail) => {
        received.push(mail)
        done()
      }),
  })
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const { port } = server.server.address() as { port: number }
  return { received, port, close: () => new Promise<void>((done) => server.close(done)) }
}

test.group('What README sets beside the database, together on one server', (group) => {
  const hasOpenssl = optionalTool('openssl') !== null
  let server: ServerProcess
  let bucket: S3Server
  let scanner: Clamd
  let mails: Awaited<ReturnType<typeof startMailServer>>
  let user: TestUser
  let browser: SecureBrowser
  let greeted: readonly string[]

  group.setup(async () => {
    if (!hasOpenssl) return () => {}
    const folder = mkdtempSync(join(tmpdir(), 'pharos-around-'))
    const certificate = makeCertificate(folder)
    const socket = join(folder, 'clamd.sock')
    bucket = await startS3Server('pharos-files', S3)
    scanner = await startClamd(socket)
    mails = await startMailServer(certificate)
    server = await startServer({
      ...{ S3_ENDPOINT: bucket.endpoint, S3_REGION: S3.region, S3_BUCKET: 'pharos-files' },
      ...{ S3_ACCESS_KEY: S3.accessKey, S3_SECRET_KEY: S3.secretKey },
      ...{ SMTP_HOST: 'localhost', SMTP_PORT: String(mails.port) },
      ...{ SMTP_USER: MAIL.user, SMTP_PASSWORD: MAIL.pass, MAIL_FROM: MAIL.user },
      ...{ CLAMAV_SOCKET: socket, TRUST_PROXY: '127.0.0.1', WORK_IN_PROCESS: 'true' },
      NODE_EXTRA_CA_CERTS: certificate.file,
    })
    const proxy = await startTlsProxy(server.address, certificate, CALLER)
    user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY'] })
    browser = new SecureBrowser(proxy.address, certificate)
    const { username, password, project } = user
    greeted = (await browser.send('GET', '/login')).cookies
    const signedIn = await browser.send('POST', '/api/login', { username, password })
    greeted = [...greeted, ...signedIn.cookies]
    await browser.send('PUT', '/api/proj/enter', { projectId: project.projectId, environment: 0 })
    return async () => {
      await server.stop()
      proxy.close()
      await Promise.all([bucket.close(), scanner.close(), mails.close()])
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('a proxy with TLS: cookies travel over https only, and the address of the caller is the one that TRUST_PROXY vouches for', async ({
    assert,
  }) => {
    assert.isNotEmpty(greeted)
    for (const cookie of greeted) assert.match(cookie, /; Secure/i)
    assert.isTrue(greeted.some((cookie) => cookie.startsWith('__Host-pharos-session=')))
    const { text: sessions } = await browser.send('GET', '/api/user/sessions')
    assert.include(sessions, `"address":"${CALLER}"`)
  }).skip(!hasOpenssl, 'needs openssl')

  test('an upload is looked at by the scanner, and lies in the bucket under its hash; an infected one lies nowhere', async ({
    assert,
  }) => {
    const made = await browser.send('POST', '/api/cases', aReport())
    const { id } = JSON.parse(made.text).data as { id: string }
    const upload = (content: string) => {
      const form = new FormData()
      form.append('document', new Blob([content]), 'letter.txt')
      return browser.send('POST', `/api/cases/${id}/documents`, form)
    }
    const letter = 'An invented letter.'
    const taken = JSON.parse((await upload(letter)).text)
    assert.isTrue(taken.status, JSON.stringify(taken))
    assert.equal(scanner.scanned(), 1)
    const keys = () => [...bucket.objects.keys()]
    const sha256 = sha256Of(Buffer.from(letter))
    assert.lengthOf(keys(), 1)
    assert.include(keys()[0], sha256)
    assert.equal(bucket.objects.get(keys()[0])!.toString(), letter)

    const refused = JSON.parse((await upload(EICAR)).text)
    assert.isFalse(refused.status)
    assert.match(refused.data.message.en + JSON.stringify(refused.data), /Eicar/)
    assert.equal(scanner.scanned(), 2)
    assert.lengthOf(keys(), 1)
  }).skip(!hasOpenssl, 'needs openssl')

  test('a code goes out by the mail server, behind TLS and with the password', async ({
    assert,
  }) => {
    const email = `${user.username}@example.org`.slice(-32)
    await db.connection('owner').from('users').where({ id: user.id }).update({ email })
    await browser.send('PUT', '/api/user/pwd/verify/code', { email })
    await until('a mail', () => mails.received.length > 0)
    assert.lengthOf(mails.received, 1)
    assert.include(mails.received[0], email)
    assert.include(mails.received[0], `From: ${MAIL.user}`)
  }).skip(!hasOpenssl, 'needs openssl')
})
