import { styled } from '@mui/material/styles'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useTranslation } from 'react-i18next'
import type { Prose } from '#plugins/sur/contract/prose'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'

const Bar = styled('div')({
  display: 'flex',
  gap: 4,
  padding: '6px 20px',
  borderBottom: `1px solid ${colour.lineSoft}`,
})
const Sheet = styled('div')({
  '& .ProseMirror': {
    'minHeight': 240,
    'padding': '14px 36px',
    'lineHeight': 1.8,
    'whiteSpace': 'pre-wrap',
    'overflowWrap': 'break-word',
    'outline': 'none',
    '& p': { margin: '0 0 8px' },
    '& h3': { fontSize: 15, margin: '10px 0 6px' },
  },
  '& .ProseMirror-focused': { boxShadow: `inset 0 0 0 2px ${colour.focusRing}` },
})

/** What the text of a section may be made of. */
const parts = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    underline: false,
    heading: { levels: [3] },
  }),
]

interface ProseEditorProps {
  label: string
  prose: Prose | null
  /** Put in by the button of the standard sentence; absent where there is none. */
  sentence?: string
  onChange: (prose: Prose) => void
}

/** Where the text of a section is written. */
export function ProseEditor({ label, prose, sentence, onChange }: ProseEditorProps) {
  const editor = useEditor({
    extensions: parts,
    content: prose as object | null,
    // Styles that are put in by code are refused by the policy of the page.
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, 'role': 'textbox', 'aria-multiline': 'true' },
    },
    onUpdate: ({ editor: at }) => onChange(at.getJSON() as Prose),
  })
  return (
    <>
      {editor && <FormatBar editor={editor} sentence={sentence} />}
      <Sheet>
        <EditorContent editor={editor} />
      </Sheet>
    </>
  )
}

function FormatBar({ editor, sentence }: { editor: Editor; sentence?: string }) {
  const { t } = useTranslation()
  const at = () => editor.chain().focus()
  const acts = [
    [t('sur:writing.bold'), () => at().toggleBold().run()],
    [t('sur:writing.italic'), () => at().toggleItalic().run()],
    [t('sur:writing.heading'), () => at().toggleHeading({ level: 3 }).run()],
    [t('sur:writing.bullets'), () => at().toggleBulletList().run()],
    [t('sur:writing.numbers'), () => at().toggleOrderedList().run()],
  ] as const
  return (
    <Bar role="toolbar">
      {acts.map(([name, act]) => (
        <Btn key={name} size="small" kind="ghost" onClick={act}>
          {name}
        </Btn>
      ))}
      {sentence && (
        <Btn size="small" kind="ghost" onClick={() => at().insertContent(sentence).run()}>
          {t('sur:writing.sentence')}
        </Btn>
      )}
    </Bar>
  )
}
