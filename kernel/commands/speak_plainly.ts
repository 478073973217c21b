import type { Kernel } from '@adonisjs/core/ace'

import { helpAlone } from '#kernel/commands/help_alone'
import { refuseSurplus } from '#kernel/commands/refuse_surplus'
import { sentenceAbout } from '#kernel/commands/sentence_about'

/**
 * Makes a command line of Pharos of that of Adonis: what a person did wrong is told in a sentence,
 * help stands alone, and a word too many is refused.
 */
export function speakPlainly(kernel: Kernel): void {
  const { errorHandler } = kernel
  kernel.errorHandler = {
    async render(error, self) {
      const sentence = sentenceAbout(error)
      if (sentence === null) return errorHandler.render(error, self)
      console.error(sentence)
    },
  }
  kernel.on('help', helpAlone)
  kernel.executing((command) => refuseSurplus(command))
}
