import { readFile } from 'node:fs/promises'
import { setImmediate as others } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

import { makeZip } from '#tests/files/make_zip'
import { oddForm } from '#tests/requests/kit/odd_forms'
import { sendRaw } from '#tests/requests/kit/raw_request'
import { makeDice } from '#tests/isolation/kit/dice'

import { askWith, holdOpen, importFile, type Target } from './wire.js'

/**
 * Does something hostile once and gives what it was answered with; called again and again, one
 * after the other.
 */
export type Attack = () => Promise<string>

/** Gets ready for an attack; what is sent is made before the clock starts. */
export type Prepare = (target: Target) => Promise<Attack>

const MB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }
/** Connections of a client that is slow on purpose. */
const SLOW = 200
const SIGN_INS = 50

/** 12 MB, a million keys. */
const millionKeys = () =>
  Buffer.from(`{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join()}}`)

/** As many values and bytes as the page of a case may have, all of them wrong. */
const justBelowTheLimits = () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => `{"k":"${'x'.repeat(240)}${at}"}`)
  return Buffer.from(`{"baseRevision":1,"content":{"G_k":[${rows.join()}]}}`)
}

/** The same, with nothing wrong in it: it is saved. */
const manyRows = (revision: number) => {
  const row = (at: number) =>
    `{"id":"${String(at).padStart(8, '0')}-0000-4000-8000-${String(revision).padStart(12, '0')}","D_7_1_r_5":"${'x'.repeat(350)}"}`
  const rows = Array.from({ length: 19_000 }, (_, at) => row(at))
  return Buffer.from(`{"baseRevision":${revision},"content":{"D_7_1_r":[${rows.join()}]}}`)
}

/** The kinds of clients that nobody wants, each with what it does. */
export const attacks: Readonly<Record<string, Prepare>> = {
  'a process that only counts': async () => async () => {
    const until = performance.now() + 100
    while (performance.now() < until);
    await others()
    return 'nothing'
  },
  'a million keys to the sign-in': async (target) => {
    const body = millionKeys()
    let turn = 0
    return () =>
      askWith(target, {
        ...{ method: 'POST', path: '/api/login', headers: JSON_TYPE, body },
        isChunked: turn++ % 2 === 1,
      })
  },
  'a million keys to a page, signed in': async (target) => {
    const body = millionKeys()
    return () => askWith(target, pageOf(target, body))
  },
  'a page just below all limits': async (target) => {
    const body = justBelowTheLimits()
    return () => askWith(target, pageOf(target, body))
  },
  'a page of 19,000 rows, nothing wrong': async (target) => {
    let revision = 1
    return async () => {
      const status = await askWith(target, pageOf(target, manyRows(revision), 'medical_history'))
      if (status === '200') revision++
      return status
    }
  },
  'a million levels, signed in': async (target) => {
    const body = Buffer.from(`{"content":${'['.repeat(1_000_000)}`)
    return () => askWith(target, pageOf(target, body))
  },
  'a gzip bomb of 1 GB, signed in': async (target) => {
    const body = gzipSync(Buffer.alloc(1024 * MB, ' '), { level: 1 })
    const page = pageOf(target, body)
    return () =>
      askWith(target, { ...page, headers: { ...page.headers, 'content-encoding': 'gzip' } })
  },
  'forms with odd names': async (target) => {
    const dice = makeDice(7)
    const { port } = new URL(target.address)
    const headers = { authorization: target.authorization }
    return async () => {
      const { type, ...odd } = oddForm(dice)
      const path = '/api/e2b/imports'
      const request = {
        method: 'POST',
        path,
        headers: { ...headers, 'content-type': type },
        ...odd,
      }
      const answer = await sendRaw({ port: Number(port) }, request).catch(() => null)
      // Who closes its side before it is answered is not waited for by Node either.
      const unanswered = odd.cutAt === undefined ? 'hung up' : 'hung up itself'
      return answer === null ? 'no answer in 30 s' : String(answer.status || unanswered)
    }
  },
  'bodies byte by byte': async (target) =>
    holdOpen(target, SLOW, [
      'POST /api/login HTTP/1.1',
      ...['host: localhost', 'content-type: application/json', 'content-length: 10000', '', '{"'],
    ]),
  'headers byte by byte': async (target) =>
    holdOpen(target, SLOW, ['GET /api/cases HTTP/1.1', 'host: localhost', 'x-slow: ']),
  'fifty sign-ins at once': async (target) => {
    let next = 0
    return async () => {
      const body = Buffer.from('{"username":"nobody","password":"Wrong2026","want":"token"}')
      const each = Array.from({ length: SIGN_INS }, () => {
        const from = { 'x-forwarded-for': `10.9.${(next >> 8) & 255}.${next++ & 255}` }
        const headers = { ...JSON_TYPE, ...from }
        return askWith(target, { method: 'POST', path: '/api/login', headers, body })
      })
      return (await Promise.all(each))[0]!
    }
  },
  'a search as large as it may be': async (target) => {
    const query = new URLSearchParams({ pageSize: '100', text: '头痛 headache '.repeat(9).trim() })
    const elements = ['H_1', 'E_i_1_1a', 'G_k_2_2', 'D_8_r_1', 'F_r_2_1', 'G_k_8', 'C_2_r_2_7']
    for (const [at, element] of elements.entries()) {
      query.set(`conditions[${at}][element]`, element)
      query.set(`conditions[${at}][is]`, 'contains')
      query.set(`conditions[${at}][value]`, 'x'.repeat(200))
    }
    return () => askWith(target, { method: 'GET', path: `/api/cases?${query}` })
  },
  'a search of 15 KB': async (target) => {
    const path = `/api/cases?pageSize=20&text=${'a%20'.repeat(3800)}`
    return () => askWith(target, { method: 'GET', path })
  },
  'a drug by its name, with letters that nothing has': async (target) => {
    let turn = 0
    return () => {
      const query = new URLSearchParams({ text: `qqw ${turn++} zzy` })
      return askWith(target, { method: 'GET', path: `/api/drugs/entries?${query}` })
    }
  },
  'the twenty largest cases printed': async (target) => () =>
    askOfLargest(target, (id) => `/api/cases/${id}/sheet`),
  'exports of the largest cases asked all at once': async (target) => () =>
    askOfLargest(target, (id) => `/cases/${id}/e2b.xml?reason=bench`),
  'zips that unpack to 90 MB': async (target) => {
    const bytes = await makeZip({ 'bomb.xml': Buffer.alloc(90 * MB) })
    return () => importFile(target, { name: 'bomb.zip', bytes })
  },
  'messages of 20 MB of attributes': async (target) => {
    const many = Array.from({ length: 1_500_000 }, (_, at) => `a${at}="1"`).join(' ')
    const bytes = await spoilt((text) => text.replace('<MCCI_IN200100UV01', `$& ${many}`))
    return () => importFile(target, { name: 'attributes.xml', bytes })
  },
  'messages of 20 MB of entities': async (target) => {
    const entities = `<!ENTITY a "${'a'.repeat(100_000)}">`
    const bytes = await spoilt((text) =>
      text
        .replace('<MCCI_IN200100UV01', `<!DOCTYPE MCCI_IN200100UV01 [${entities}]>$&`)
        .replace('</MCCI_IN200100UV01', `<x>${'&a;'.repeat(7_000_000)}</x>$&`)
    )
    return () => importFile(target, { name: 'entities.xml', bytes })
  },
  'messages of 20 MB of elements': async (target) => {
    const one = '<observation classCode="OBS" moodCode="EVN"><code code="1"/></observation>'
    const many = one.repeat(Math.ceil((20 * MB) / one.length))
    const bytes = await spoilt((text) => text.replace('</MCCI_IN200100UV01', `${many}$&`))
    return () => importFile(target, { name: 'elements.xml', bytes })
  },
}

function pageOf({ caseId, authorization }: Target, body: Buffer, page = 'patient') {
  const path = `/api/case/${caseId}/pages/${page}`
  return { method: 'PUT', path, headers: { ...JSON_TYPE, authorization }, body }
}

/** Asks the same of all of the largest cases at once. */
async function askOfLargest(target: Target, pathOf: (id: string) => string): Promise<string> {
  const asked = target.largestIds.map((id) => askWith(target, { method: 'GET', path: pathOf(id) }))
  return (await Promise.all(asked))[0]!
}

/** A message that would be taken, with something in it that nobody means well with. */
async function spoilt(how: (text: string) => string): Promise<Buffer> {
  const sample = new URL('../../plugins/demo/samples/partner_report.xml', import.meta.url)
  return Buffer.from(how(await readFile(sample, 'utf8')))
}
