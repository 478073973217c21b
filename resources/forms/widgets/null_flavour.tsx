import ButtonBase from '@mui/material/ButtonBase'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nullFlavorOf } from '#kernel/case/content/leaf'
import { Tag } from '#resources/kit/tag'
import { focusFirst } from '../editor/focus'
import type { WidgetProps } from '../fields/field_props'
import { Aside, Box } from './box'
import { NullFlavourMenu } from './null_flavour_menu'

interface NullFlavourBoxProps extends Pick<
  WidgetProps,
  'element' | 'leaf' | 'onLeaf' | 'state' | 'context'
> {
  /** What stands in the box may take several lines. */
  wraps?: boolean
  /** Stands for the null flavours instead of their tag and the hint. */
  tag?: ReactNode
  children: ReactNode
}

/** The box of a leaf: F2 opens the null flavours where the element allows them; one shows as a tag. */
export function NullFlavourBox({
  element,
  leaf,
  onLeaf,
  state,
  context,
  wraps,
  tag,
  children,
}: NullFlavourBoxProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const chosen = nullFlavorOf(leaf)
  const allowed = element.nullFlavors ?? []
  const offers = !context.readOnly && (allowed.length > 0 || chosen !== undefined)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || !offers) return
    event.preventDefault()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    focusFirst(box.current)
  }
  return (
    <>
      <Box
        ref={box}
        state={state}
        data-fixed={context.readOnly || undefined}
        style={wraps ? { flexWrap: 'wrap' } : undefined}
        onKeyDown={onKey}
      >
        {children}
        {tag}
        {!tag && chosen !== undefined && (
          <Aside>
            <ButtonBase
              disabled={!offers}
              tabIndex={-1}
              onClick={() => setOpen(true)}
              aria-label={`${chosen} ${t('forms.null_flavour')}`}
            >
              <Tag>{chosen}</Tag>
            </ButtonBase>
          </Aside>
        )}
        {!tag && chosen === undefined && leaf === undefined && offers && (
          <Aside className="on-focus">
            <ButtonBase tabIndex={-1} sx={{ font: 'inherit' }} onClick={() => setOpen(true)}>
              F2 {t('forms.null_flavour')}
            </ButtonBase>
          </Aside>
        )}
      </Box>
      {open && (
        <NullFlavourMenu
          anchor={box.current}
          allowed={allowed}
          chosen={chosen}
          onLeaf={onLeaf}
          onClose={close}
        />
      )}
    </>
  )
}
