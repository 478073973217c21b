import { test } from '@japa/runner'

import { readAs2Name, writeAs2Name } from '#plugins/as2/protocol/as2_name'
import { fileNameOf } from '#plugins/as2/protocol/file_name'
import { HeaderList } from '#plugins/as2/protocol/header_list'
import { readHeaderValue } from '#plugins/as2/protocol/header_value'
import { readHttpFile } from '#plugins/as2/protocol/http_file'
import { micDigest, readMdnRequest } from '#plugins/as2/protocol/mdn_request'
import { isMdn } from '#plugins/as2/protocol/read_mdn'
import { readEnvelope } from '#plugins/as2/protocol/read_message'
import { writeMdn } from '#plugins/as2/protocol/write_mdn'
import { PROCESSED } from '#plugins/as2/protocol/disposition'
import { isMissing, smallCase } from '#plugins/as2/tests/as2_fixtures'

/** The header of a case of `as2_request_headers.txt`, without the remark after it. */
function headerOf(name: string): HeaderList {
  const line = smallCase('as2_request_headers.txt')
    .split('\n')
    .find((each) => each.startsWith(`case ${name}: `))!
  return HeaderList.read(line.slice('case a: '.length).replace(/ {2,}\(.*$| \(a space.*$/, ''))
}

const requestOf = (options: HeaderList) =>
  readMdnRequest(new HeaderList([['Disposition-Notification-To', 'a'], ...options]))

test.group('the headers of partners', () => {
  test('five ways of writing them are understood', ({ assert }) => {
    assert.equal(readEnvelope(headerOf('a')).from, 'Demo Regulator')
    const wished = requestOf(headerOf('b'))
    assert.deepEqual(wished, {
      signed: true,
      digests: ['sha256', 'sha1'],
      digestRequired: false,
      asyncUrl: null,
    })
    assert.equal(micDigest(wished, 'sha512', false), 'sha256')
    const without = requestOf(headerOf('c'))
    assert.deepEqual([without?.signed, without?.digests], [true, []])
    assert.equal(micDigest(without, 'sha512', false), 'sha512')
    const { messageId } = readEnvelope(headerOf('d'))
    assert.equal(messageId, '20261123.1015.1@demo-pharma.example')
    const answer = writeMdn({
      from: 'A',
      to: 'B',
      messageId: '<1@a>',
      originalMessageId: messageId,
      disposition: PROCESSED,
      mic: null,
      text: 'Taken.',
      userAgent: 'Pharos',
      date: new Date(0),
    })
    assert.include(
      answer.body.toString('latin1'),
      '\r\nOriginal-Message-ID: 20261123.1015.1@demo-pharma.example\r\n'
    )
    const headers = new HeaderList([...answer.headers, ['Disposition-Notification-To', 'a']])
    assert.isTrue(isMdn(headers, answer.body), 'an MDN that asks for an MDN is an MDN')
  }).skip(isMissing, 'PHAROS_REFERENCE is not set')

  test('a digest that is required and not supported is refused; an optional one is not', ({
    assert,
  }) => {
    const request = (text: string) =>
      requestOf(new HeaderList([['Disposition-Notification-Options', text]]))
    const required = request('signed-receipt-micalg=required, md5')
    assert.throws(() => micDigest(required, 'sha256', false), /unsupported-mic-algorithms/)
    assert.equal(
      micDigest(request('signed-receipt-micalg=optional, md5'), 'sha384', false),
      'sha384'
    )
    const old = request('signed-receipt-micalg=required, sha1')
    assert.throws(() => micDigest(old, 'sha256', false), /unsupported-mic-algorithms/)
    assert.equal(micDigest(old, 'sha256', true), 'sha1')
    assert.isNull(readMdnRequest(new HeaderList()))
  })

  test('names are quoted where they need it, and read back', ({ assert }) => {
    const names = {
      'EVTEST': 'EVTEST',
      'Demo Regulator': '"Demo Regulator"',
      'a"b\\': '"a\\"b\\\\"',
    }
    for (const [name, written] of Object.entries(names)) {
      assert.equal(writeAs2Name(name), written)
      assert.equal(readAs2Name(` ${written} `), name)
    }
    for (const wrong of ['', '\u4f60', 'a\r\nBcc: b', 'x'.repeat(129)]) {
      assert.throws(() => writeAs2Name(wrong), /value-not-allowed/)
    }
  })

  test('a header takes no line of its own', ({ assert }) => {
    assert.equal(new HeaderList([['A', 'b\r\n c']]).write(), 'A: b c\r\n')
    assert.throws(() => new HeaderList([['A', 'b\rC: d']]).write(), /value-not-allowed/)
    assert.throws(() => new HeaderList([['A: b', 'c']]).write(), /value-not-allowed/)
    assert.equal(new HeaderList([['A', 'b\nC: d']]).write(), 'A: b C: d\r\n')
  })

  test('parameters are read with quotes, stray semicolons and other alphabets', ({ assert }) => {
    const { main, parameters } = readHeaderValue(
      'Multipart/Signed ; micalg=sha-256;; Boundary="a;b \\"c\\"" ;'
    )
    assert.deepEqual(
      [main, ...parameters],
      ['multipart/signed', ['micalg', 'sha-256'], ['boundary', 'a;b "c"']]
    )
    const name = (value: string) => fileNameOf(new HeaderList([['Content-Disposition', value]]))
    assert.equal(name(`attachment; filename*=UTF-8''%E6%8A%A5%E5%91%8A.xml`), '\u62a5\u544a.xml')
    assert.equal(name('attachment; filename="C:\\\\x\\\\..\\\\a.xml"'), 'a.xml')
    assert.equal(name('attachment; filename="../../etc/passwd"'), 'passwd')
    assert.equal(name('attachment; filename=".."'), null)
    assert.equal(name('attachment; filename*0="a"; filename*1="b.xml"'), 'ab.xml')
  })
})

test.group('raw requests and answers', () => {
  test('they are read with and without a start line, folded, by CRLF or LF', ({ assert }) => {
    const lines = ['Content-Type: multipart/report;', '  boundary=x', 'AS2-From: A', '', 'body\n']
    for (const start of [[], ['POST /as2 HTTP/1.1'], ['HTTP/1.1 200 OK']]) {
      for (const end of ['\r\n', '\n']) {
        const { startLine, headers, body } = readHttpFile(
          Buffer.from([...start, ...lines].join(end))
        )
        assert.equal(startLine, start[0] ?? null)
        assert.equal(headers.get('content-TYPE'), 'multipart/report; boundary=x')
        assert.equal(headers.get('AS2-From'), 'A')
        assert.equal(body.toString(), 'body\n')
      }
    }
  })

  test('chunks are put together, and a body that has none is left as it is', ({ assert }) => {
    const head = 'Transfer-Encoding: chunked\r\n\r\n'
    const body = (text: string) => readHttpFile(Buffer.from(head + text)).body.toString()
    assert.equal(body('3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n'), 'abcde')
    assert.equal(body('0\u0080abc'), '0\u0080abc')
    assert.equal(body('5\r\nabc'), '5\r\nabc')
  })
})
