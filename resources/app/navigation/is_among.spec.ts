import { test } from '@japa/runner'

import { isAmong } from '#resources/app/navigation/is_among'

const addresses = ['/admin', '/admin/user/list', '/admin/user/details/:id']

test.group('An address among those of routes', () => {
  test('is found whatever its row and its query', ({ assert }) => {
    for (const address of ['/admin', '/admin/user/list?page=2', '/admin/user/details/7#top']) {
      assert.isTrue(isAmong(addresses, address), address)
    }
  })

  test('is none that is longer, shorter, of another name or without its row', ({ assert }) => {
    for (const address of [
      '/',
      '/admin/user',
      '/admin/user/lists',
      '/admin/user/details/',
      '/admins',
    ])
      assert.isFalse(isAmong(addresses, address), address)
  })
})
