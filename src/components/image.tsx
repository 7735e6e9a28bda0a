import { useState } from 'react';
import { cn } from '@/lib/class-names.ts';
import {
  IMAGE_PLACEHOLDER,
  type ImageChange,
  type ImageSizes,
  createDensitySet,
  createImageAddress,
  createWidthSet,
  isOwnImage,
} from '@/lib/image-address.ts';

type ImageProps = ImageChange & {
  src: string;
  alt: string;
  /** Pixels on the page, which keep its place while it loads. */
  width: number;
  height: number;
  /** For a place that grows with the window: its width from each breakpoint up. */
  sizes?: ImageSizes;
  densities?: readonly number[];
  hasPlaceholder?: boolean;
  /** True for images visible at first. */
  isUrgent?: boolean;
  className?: string;
  onFailed?: () => void;
};

/** Loading state: through the endpoint, as the plain file if there is no endpoint, loaded, or failed. */
type State = 'loading' | 'plain' | 'loaded' | 'failed';

export function Image(props: ImageProps) {
  const { src, alt, sizes, densities, hasPlaceholder = false, isUrgent = false, className } = props;
  const change: ImageChange = {
    width: props.width,
    height: props.height,
    format: props.format,
    quality: props.quality,
    fit: props.fit,
    position: props.position,
  };
  const [state, setState] = useState<State>(isOwnImage(src) ? 'loading' : 'plain');
  if (state === 'failed') return null;

  const sources =
    state === 'plain'
      ? { src }
      : {
          src: createImageAddress(src, change),
          ...(sizes
            ? createWidthSet(src, change, sizes, densities)
            : { srcSet: createDensitySet(src, change, densities) }),
        };
  const isWaiting = hasPlaceholder && state === 'loading';
  const { blur, ...small } = IMAGE_PLACEHOLDER;
  return (
    <span className={cn('relative inline-block overflow-hidden', className)}>
      {isWaiting && (
        <img
          src={createImageAddress(src, { ...change, ...small })}
          alt=""
          aria-hidden
          className="absolute inset-0 size-full object-cover"
          style={{ filter: `blur(${blur}px)` }}
        />
      )}
      <img
        {...sources}
        alt={alt}
        width={props.width}
        height={props.height}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding="async"
        className="relative size-full"
        style={{ objectFit: props.fit ?? 'cover', objectPosition: props.position }}
        onLoad={() => {
          if (state === 'loading') setState('loaded');
        }}
        onError={() => {
          setState(state === 'plain' ? 'failed' : 'plain');
          if (state === 'plain') props.onFailed?.();
        }}
      />
    </span>
  );
}
