import { useId } from 'react';

/** The light on a metal card, from its upper left corner; it darkens the lower right less where the type there is dark. */
export function MetalLight({ isTypeDark }: { isTypeDark: boolean }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="#fff" stopOpacity="0.26" />
        <stop offset="0.42" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.6" stopOpacity="0" />
        <stop offset="1" stopOpacity={isTypeDark ? 0.06 : 0.26} />
      </linearGradient>
      <path d="M0 0H320V202H0Z" fill={`url(#${id})`} />
    </>
  );
}
