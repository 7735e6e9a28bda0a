import { type RefObject, useEffect, useRef, useState } from 'react';

/** Near enough that it is about to be read: half of the place within 300 pixels of the window. */
const NEAR: IntersectionObserverInit = { rootMargin: '300px', threshold: 0.5 };

/** True once the element has come near the viewport. */
export function useSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    }, NEAR);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isSeen]);
  return [ref, isSeen];
}
