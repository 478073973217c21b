/** Texts that become a script, a style or a frame wherever they are not shown as text. */
export const scriptPayloads: readonly string[] = [
  '<script>window.hit=1;alert(1)</script>',
  '"><img src=x onerror="window.hit=2;alert(2)">',
  "'><svg/onload=window.hit=3>",
  '<a href="javascript:window.hit=4">x</a>',
  'javascript:window.hit=5//',
  '{{constructor.constructor("window.hit=6")()}}',
  '${window.hit=7}',
  '</textarea><script>window.hit=8</script>',
  '</script><script>window.hit=9</script>',
  '<iframe srcdoc="<script>parent.hit=10</script>"></iframe>',
  '<style>*{display:none!important}</style>',
  '&lt;script&gt;window.hit=12&lt;/script&gt;',
  '<details open ontoggle=window.hit=13>',
  '<input autofocus onfocus=window.hit=14>',
  ']]><script>window.hit=15</script>',
  '<!-- <b>unclosed',
]
