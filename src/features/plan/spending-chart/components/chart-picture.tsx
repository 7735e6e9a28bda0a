import { useWidth } from '@/components/use-width.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { listTicks, lookOf, placeMarks } from '../place-marks.ts';
import type { Curves } from '../schema.ts';

const margin = { top: 12, right: 12, bottom: 32, left: 62 };
const height = 340;

type ChartPictureProps = {
  curves: Curves;
  label: string;
  marked: number;
  onMark: (sample: number) => void;
};

/** The lines over rising spending, with their break-even points; the table beside it has the same figures. */
export function ChartPicture({ curves, label, marked, onMark }: ChartPictureProps) {
  const { box, width } = useWidth();
  const { spendCents } = curves;
  const end = spendCents.at(-1) ?? 1;
  const all = curves.curves.flatMap(({ valueCents }) => valueCents);
  const yTicks = listTicks(Math.min(0, ...all), Math.max(10_000, ...all), 6);
  const [low, high] = [yTicks[0] ?? 0, yTicks.at(-1) ?? 1];
  const inner = Math.max(0, width - margin.left - margin.right);
  const xOf = (spend: number) => margin.left + (inner * spend) / end;
  const yOf = (value: number) =>
    margin.top + ((height - margin.top - margin.bottom) * (high - value)) / (high - low);
  const xTicks = listTicks(0, end, width < 480 ? 3 : 6).filter((tick) => tick <= end);
  const at = spendCents[marked] ?? 0;

  return (
    <div ref={box} className="border-foreground min-h-[340px] border-t-2">
      {width > 0 && (
        <svg
          role="img"
          aria-label={label}
          width={width}
          height={height}
          className="block touch-pan-y"
          onPointerMove={(event) => {
            const left = event.currentTarget.getBoundingClientRect().left;
            const share = (event.clientX - left - margin.left) / Math.max(1, inner);
            const last = spendCents.length - 1;
            onMark(Math.max(0, Math.min(last, Math.round(share * last))));
          }}
        >
          {yTicks.map((tick) => (
            <g key={tick}>
              <path
                d={`M${margin.left} ${yOf(tick)} H${width - margin.right}`}
                className={tick === 0 ? 'stroke-input' : 'stroke-border'}
              />
              <text
                x={margin.left - 8}
                y={yOf(tick) + 4}
                textAnchor="end"
                className="fill-muted-foreground text-xs"
              >
                {formatWholeDollars(tick)}
              </text>
            </g>
          ))}
          {xTicks.map((tick) => (
            <text
              key={tick}
              x={xOf(tick)}
              y={height - 10}
              textAnchor={tick === 0 ? 'start' : xOf(tick) > width - 40 ? 'end' : 'middle'}
              className="fill-muted-foreground text-xs"
            >
              {formatWholeDollars(tick)}
            </text>
          ))}
          <path
            d={`M${xOf(at)} ${margin.top} V${height - margin.bottom}`}
            className="stroke-muted-foreground"
            strokeDasharray="2 3"
          />
          {curves.curves.map(({ id, valueCents }, index) => {
            const { color, dashes } = lookOf(index);
            const points = valueCents.map((value, sample) => {
              return `${xOf(spendCents[sample] ?? 0).toFixed(1)},${yOf(value).toFixed(1)}`;
            });
            return (
              <g key={id}>
                <polyline
                  points={points.join(' ')}
                  fill="none"
                  stroke={color}
                  strokeWidth="2.5"
                  strokeLinejoin="round"
                  strokeDasharray={dashes}
                />
                <circle cx={xOf(at)} cy={yOf(valueCents[marked] ?? 0)} r="4" fill={color} />
              </g>
            );
          })}
          {placeMarks(
            curves.breakEvens.map((point) => [xOf(point.spendCents), yOf(point.valueCents)]),
          ).map(({ x, y, pointY }, index) => (
            <g key={index}>
              <path d={`M${x} ${y} V${pointY}`} className="stroke-foreground" />
              <circle cx={x} cy={pointY} r="3" className="fill-foreground" />
              <circle
                cx={x}
                cy={y}
                r="9"
                className="fill-card stroke-foreground"
                strokeWidth="1.5"
              />
              <text
                x={x}
                y={y + 4}
                textAnchor="middle"
                className="fill-foreground text-[11px] font-semibold"
              >
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
