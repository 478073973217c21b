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
async function refusalOf(Command: typeof One | typeof Many, ...words: string[]) {
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
      await refusalOf(One, 'head', 'hurts'),
      '2017 demo:one takes one argument; "hurts" is one too many. Put text that contains spaces in quotation marks.'
    )
    for (const taken of [refusalOf(One, 'head hurts'), refusalOf(Many, 'head', 'hurts', 'badly')]) {
      assert.equal(await taken, 'taken')
    }
  })
})
