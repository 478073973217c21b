import { test } from '@japa/runner'

import { unreadText } from '#plugins/notifications/ui/header/unread_text'

test.group('The badge in the header', () => {
  test('counts to 9, and says of more that they are more', ({ assert }) => {
    const shown = [1, 9, 10, 250].map((unread) => unreadText(unread, '9+'))
    assert.deepEqual(shown, ['1', '9', '9+', '9+'])
  })
})
