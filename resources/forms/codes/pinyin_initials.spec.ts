import { test } from '@japa/runner'

import { pinyinInitials } from '#resources/forms/codes/pinyin_initials'

test.group('Initials of a Chinese name', () => {
  test('{name} is typed {initials}')
    .with([
      { name: '痊愈', initials: 'qy' },
      { name: '好转/缓解', initials: 'hzhj' },
      { name: '未好转/未缓解/持续', initials: 'whzwhjcx' },
      { name: '致死', initials: 'zs' },
      { name: '中国', initials: 'zg' },
      { name: '俄罗斯', initials: 'els' },
      { name: '秘鲁', initials: 'bl' },
      { name: '膀胱内', initials: 'pgn' },
      { name: '重新标签', initials: 'cxbq' },
      { name: 'WHO-UMC 评估', initials: 'whoumcpg' },
    ])
    .run(({ assert }, { name, initials }) => assert.equal(pinyinInitials(name), initials))
})
