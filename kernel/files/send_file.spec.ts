import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'

import { attachmentOf, sendFile } from '#kernel/files/send_file'

test.group('Sending a file', () => {
  test('a file is saved by the browser, never shown, and may do nothing', ({ assert }) => {
    const ctx = new HttpContextFactory().create()
    const bytes = Buffer.from('<script>alert(1)</script>')
    sendFile(ctx, { name: 'a.html', mediaType: 'text/html', bytes })
    const headers = ctx.response.getHeaders()
    assert.match(String(headers['content-disposition']), /^attachment;/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['content-security-policy'], `sandbox; default-src 'none'`)
    assert.equal(headers['cache-control'], 'no-store')
  })

  test('a name keeps its Chinese letters and cannot break out of the header', ({ assert }) => {
    assert.equal(
      attachmentOf('报告 (1).pdf'),
      `attachment; filename="__ (1).pdf"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%281%29.pdf`
    )
    assert.notMatch(attachmentOf('a"\r\nSet-Cookie: x=1'), /[\r\n]|a"/)
    assert.match(attachmentOf('lone \ud800'), /%EF%BF%BD/)
  })
})
