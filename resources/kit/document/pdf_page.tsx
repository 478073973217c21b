import { styled } from '@mui/material/styles'
import type { PDFDocumentProxy, RenderTask, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { colour } from '../theme/tokens'
import { loadPdfJs } from './open_pdf'
import { bringOwnFonts } from './own_fonts'

/** Pages this far out of sight are drawn already, and kept. */
const NEAR = '1200px'
/** No canvas holds more pixels. */
const MOST_PIXELS = 16_000_000

const Sheet = styled('section')({
  position: 'relative',
  margin: '0 auto 12px',
  background: '#fff',
  border: `1px solid ${colour.line}`,
  boxSizing: 'content-box',
})
const Canvas = styled('canvas')({ display: 'block', width: '100%', height: '100%' })

/** The text over the picture: it cannot be seen and can be selected (after pdf_viewer.css). */
const Text = styled('div')({
  'position': 'absolute',
  'inset': 0,
  'overflow': 'clip',
  'lineHeight': 1,
  'textAlign': 'initial',
  'transformOrigin': '0 0',
  '--min-font-size': 1,
  '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
  '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  '& :is(span, br)': {
    color: 'transparent',
    position: 'absolute',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
    '--font-height': 0,
    '--scale-x': 1,
    '--rotate': '0deg',
    'fontSize': 'calc(var(--text-scale-factor) * var(--font-height))',
    'transform': 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& .markedContent': { display: 'contents' },
  '& ::selection': { background: 'rgba(47, 91, 218, .28)' },
})

interface PdfPageProps {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  /** Of the first page, in points: what a page takes until its own size is known. */
  guess: { width: number; height: number }
  /** Pixels of the screen for a point. */
  scale: number
}

/** One page: drawn when it comes near, with its text to be selected. */
export function PdfPage({ pdf, number, guess, scale }: PdfPageProps) {
  const { t } = useTranslation()
  const sheet = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [size, setSize] = useState(guess)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), {
      root: sheet.current!.parentElement,
      rootMargin: NEAR,
    })
    watch.observe(sheet.current!)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (!near) return
    let drawing: RenderTask | undefined
    let layer: TextLayer | undefined
    let wanted = true
    const draw = async () => {
      const [{ TextLayer }, page] = await Promise.all([loadPdfJs(), pdf.getPage(number)])
      if (!wanted) return
      const whole = page.getViewport({ scale: 1 })
      setSize({ width: whole.width, height: whole.height })
      const viewport = page.getViewport({ scale })
      const pixels = Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height))
      const ratio = Math.min(window.devicePixelRatio, pixels)
      const target = canvas.current!
      target.width = Math.floor(viewport.width * ratio)
      target.height = Math.floor(viewport.height * ratio)
      const textContentSource = await page.getTextContent()
      const letters = textContentSource.items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
      const canvasContext = target.getContext('2d', { alpha: false })!
      await bringOwnFonts(canvasContext, letters)
      if (!wanted) return
      const transform = [ratio, 0, 0, ratio, 0, 0]
      drawing = page.render({ canvasContext, canvas: null, viewport, transform })
      await drawing.promise
      text.current!.replaceChildren()
      layer = new TextLayer({ textContentSource, container: text.current!, viewport })
      await layer.render()
    }
    draw().catch((error: Error) => {
      // What was stopped because another scale is drawn is no fault.
      if (wanted) console.warn(error.message)
    })
    return () => {
      wanted = false
      drawing?.cancel()
      layer?.cancel()
    }
  }, [pdf, number, scale, near])
  return (
    <Sheet
      ref={sheet}
      aria-label={t('document.page', { number, count: pdf.numPages })}
      style={{ width: size.width * scale, height: size.height * scale }}
    >
      <Canvas ref={canvas} />
      <Text
        ref={text}
        style={
          {
            '--total-scale-factor': scale,
            '--scale-round-x': '1px',
            '--scale-round-y': '1px',
          } as CSSProperties
        }
      />
    </Sheet>
  )
}
