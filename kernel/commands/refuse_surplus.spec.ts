import { BaseCommand, args } from '@adonisjs/core/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { refuseSurplus } from '#kernel/commands/refuse_surplus'
import { sentenceAbout } from '#kernel/commands/sentence_about'

class One extends BaseCommand {
  static override commandName = 'demo:one'
  @args.string()
  declare word: string
}
class Many extends BaseCommand {
  static override commandName = 'demo:many'
  @args.spread()
  declare words: string[]
}

/** What a command says of what is written behind it. */
async function said(Command: typeof One | typeof Many, ...words: string[]) {
  const ace = await app.container.make('ace')
  try {
    refuseSurplus(await ace.create(Command, words))
  } catch (error) {
    return sentenceAbout(error)
  }
  return 'taken'
}

test.group('A command', () => {
  test('refuses in a sentence the first word that it would not read', async ({ assert }) => {
    assert.equal(
      await said(One, 'head', 'hurts'),
      '2017 demo:one takes one argument, and "hurts" is one too many; put words that belong together in quotation marks.'
    )
    for (const taken of [said(One, 'head hurts'), said(Many, 'head', 'hurts', 'badly')]) {
      assert.equal(await taken, 'taken')
    }
  })
})
