import type { CaseContent } from '#kernel/case/content/case_content'
import type { Editor } from '#resources/forms/editor/editor_context'
import { copyPreset, type CopyWish, type Copying } from '#plugins/presets/ui/copy/preview'

/**
 * Copies a preset into what the editor holds at this moment: that may be newer than what the screen
 * has drawn, and nothing that was typed meanwhile may get lost.
 * @param change the one way to change the case of the editor
 * @param wish what is copied, and where it goes
 * @returns the content before and after, and what was done element by element
 */
export function copyInto(
  change: Editor['change'],
  wish: Omit<CopyWish, 'content'>
): Copying & { before: CaseContent } {
  const done: (Copying & { before: CaseContent })[] = []
  change([], (now) => {
    const before = now as CaseContent
    const copying = copyPreset({ ...wish, content: before })
    done.push({ ...copying, before })
    return copying.after
  })
  return done.at(-1)!
}
