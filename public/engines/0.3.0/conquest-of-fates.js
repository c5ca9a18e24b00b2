// \0rolldown/runtime.js
var e = Object.defineProperty, t = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, n = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, r, i = t((() => {
	r = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		spend(e) {
			return this.#e -= e, this.#e >= 0;
		}
		get isSpent() {
			return this.#e < 0;
		}
	};
}));
// lib/core/words.ts
function a(e) {
	return re[e] ?? String(e);
}
function o(e, t = "and") {
	return e.length < 2 ? e.join("") : e.length > ie ? `${e.slice(0, ie).join(", ")} ${t} ${e.length - ie} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function s(e) {
	let t = se.get(e);
	return t === void 0 && (t = c(u(e)), le += e.length + t.length, le > ce && (se.clear(), le = e.length + t.length), se.set(e, t)), t;
}
function c(e) {
	if (e.length <= ae) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function l(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function u(e) {
	if (oe.test(e)) return l(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return oe.test(t) ? l(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
}
function d(e) {
	let t = /* @__PURE__ */ new Int16Array(32);
	for (let n = 0; n < e.length; n++) t[e.charCodeAt(n) % 32] = (t[e.charCodeAt(n) % 32] ?? 0) + 1;
	return {
		text: e,
		letters: t,
		allowed: Math.max(1, Math.min(3, Math.floor(e.length / 3)))
	};
}
function f(e, t, n) {
	let { text: r, allowed: i } = e;
	if (r.charCodeAt(0) === t.charCodeAt(0)) {
		if (r === t) return 0;
		if (r.length >= 2 && t.startsWith(r)) return .5;
		if (t.length >= 3 && r.startsWith(t)) return .8;
	}
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), te(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = m(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : p(r, t, n) ? 4.5 : void 0;
}
function p(e, t, n) {
	if (e.length < ue || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function m(e, t, n) {
	let [r, i] = ee(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = h(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = h(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? h(o, a - 2) + 1 : c, d = Math.min(h(s, a) + 1, h(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return h(s, i.length);
}
function ee(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function te({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	de.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (de[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (de[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function h(e, t) {
	return e[t] ?? Infinity;
}
function ne(e, t, n, i = new r(Infinity)) {
	let a = d(e.slice(0, 40));
	if (a.text === "") return [];
	let o = [];
	for (let e of t) {
		if (i.isSpent) return [];
		let t = Infinity;
		for (let r of n(e)) t = Math.min(t, f(a, r, i) ?? t);
		t < Infinity && o.push({
			thing: e,
			score: t
		});
	}
	return o.sort((e, t) => e.score - t.score).slice(0, fe).map(({ thing: e }) => e);
}
var re, ie, ae, oe, se, ce, le, ue, de, fe, g = t((() => {
	i(), re = [
		"no",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten",
		"eleven",
		"twelve"
	], ie = 30, ae = 100, oe = /^[ -~]*$/, se = /* @__PURE__ */ new Map(), ce = 2e6, le = 0, ue = 6, de = /* @__PURE__ */ new Int16Array(32), fe = 3;
}));
// lib/core/card/fact.ts
g();
var _ = class e {
	static yes = new e("yes", []);
	static no = new e("no", []);
	word;
	#e;
	constructor(e, t) {
		this.word = e, this.#e = t;
	}
	get lacks() {
		return [...new Set(this.#e.flatMap((t) => t instanceof e ? t.lacks : t))];
	}
	static of(t) {
		return t ? e.yes : e.no;
	}
	static lacking(...t) {
		return new e("unknown", t);
	}
	get isUnknown() {
		return this.word === "unknown";
	}
	and(t) {
		return this === e.yes || t === e.no ? t : t === e.yes || this === e.no ? this : this === t ? t : new e("unknown", [this, t]);
	}
	or(t) {
		return this === e.no || t === e.yes ? t : t === e.no || this === e.yes ? this : this === t ? t : new e("unknown", [this, t]);
	}
	not() {
		return this.isUnknown ? this : this === e.yes ? e.no : e.yes;
	}
}, pe = class e {
	label;
	#e;
	#t;
	#n;
	#r;
	#i;
	static #a = /* @__PURE__ */ new Map();
	constructor(e, t, n, r = {}) {
		this.label = e, this.#e = t, this.#t = n, this.#n = r, this.#r = t === "missing" ? void 0 : [t === "known" ? n : null];
	}
	get #o() {
		return this.#i ??= _.lacking(this), this.#i;
	}
	static known(t, n) {
		return new e(t, "known", n);
	}
	static none(t) {
		let n = e.#a.get(t) ?? new e(t, "none");
		return e.#a.set(t, n), n;
	}
	static missing(t, n = {}) {
		return new e(t, "missing", void 0, n);
	}
	get isMissing() {
		return this.#e === "missing";
	}
	is(e) {
		return this.#e === "known" ? this.#t === e ? _.yes : _.no : this.#e === "none" ? _.no : this.#s(e) ? this.#c([e]) : _.no;
	}
	isOneOf(...e) {
		return this.#e === "known" ? e.includes(this.#t) ? _.yes : _.no : this.#e === "none" ? _.no : e.some((e) => this.#s(e)) ? this.#c(e) : _.no;
	}
	above(e) {
		return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? _.yes : _.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? _.no : this.#o;
	}
	asks(e) {
		if (this.#e === "known") return e(this.#t) ? _.yes : _.no;
		if (this.#e === "none") return _.no;
		let t = this.#n.among;
		return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? _.yes : this.#o : _.no : this.#o;
	}
	isNone() {
		return this.#e === "missing" ? this.#n.orNone ? this.#o : _.no : this.#e === "none" ? _.yes : _.no;
	}
	choices(e) {
		if (this.#r) return this.#r;
		let t = (this.#n.among ?? e).filter((e) => this.#s(e));
		return this.#n.orNone ? [...t, null] : t;
	}
	#s(e) {
		let { atMost: t, among: n } = this.#n;
		return t !== void 0 && typeof e == "number" && e > t ? !1 : n === void 0 || n.includes(e);
	}
	#c(e) {
		let { among: t, orNone: n } = this.#n;
		return t !== void 0 && !n && t.every((t) => e.includes(t)) ? _.yes : this.#o;
	}
};
function v(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function me(e, t) {
	return e[t] ?? "";
}
function he(e, t) {
	let { attributes: n, label: r, set: i } = t, a = v(e, t.kind), o = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? ge(e, r, n) : ye(e, r, n, a);
		return [r.name, i];
	});
	return {
		name: e.name,
		folded: s(e.name),
		label: r,
		set: i,
		...Object.fromEntries(o)
	};
}
function ge(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => v(e, t) !== void 0 && v(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? v(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return pe.missing(t.label, { among: s });
}
var [_e, ve] = [{ orNone: !0 }, { orNone: !1 }];
function ye(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return pe.none(t.label);
	let i = v(e, t.name);
	if (i === null) return pe.none(t.label);
	if (i !== void 0) return pe.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return pe.missing(t.label, a ? _e : ve);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = v(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return pe.missing(t.label, o);
}
// lib/core/card/overlay.ts
function be(e, t, n) {
	let [r, i] = [v(t, e), v(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !xe(r, v(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function xe(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
// lib/cards/pool.ts
g();
var Se = 250, Ce = 200;
function we({ attributes: e, kind: t }, n, r, i) {
	return he(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function Te(e, t) {
	return s(Ee(e, t));
}
function Ee(e, t) {
	let n = e.numbered === void 0 ? void 0 : v(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var De = class e {
	game;
	sets;
	#e = [];
	#t = [];
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o = /* @__PURE__ */ new Map();
	constructor(e, t, n = /* @__PURE__ */ new Map(), r = !0) {
		if (this.game = e, this.sets = t, r) for (let e of this.#s(n));
	}
	static async inSlices(t, n, r, i) {
		let a = new e(t, n, r, !1);
		for (let e of a.#s(r)) await i();
		return a;
	}
	*#s(e) {
		let t = new Oe(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % Se === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % Se === 0 && (yield);
		}
		for (let [e, t] of this.#r) this.#a.set(e, t.map((e) => e.known));
	}
	get size() {
		return this.#e.length;
	}
	get cards() {
		return this.#e;
	}
	get known() {
		return this.#t;
	}
	find(e) {
		if (e.length > Ce) return;
		let t = s(e), n = this.keyed(t);
		if (n) return n;
		let r = this.family(t);
		return r?.length === 1 ? r[0] : r;
	}
	keyed(e) {
		return this.#n.get(e);
	}
	family(e) {
		return this.#r.get(e);
	}
	names() {
		return this.#r.keys();
	}
	named(e) {
		return this.#a.get(e) ?? [];
	}
	labelled(e) {
		let t = this.find(e);
		return t !== void 0 && "card" in t ? t.known : void 0;
	}
	byCode(e) {
		return this.#i.get(e);
	}
	of(e) {
		let t = this.has(e);
		if (!t) throw Error(`${e.label} is not of this pool`);
		return t;
	}
	has(e) {
		return this.#o.get(e);
	}
	shortest(e) {
		return this.find(e.card.name) === e ? e.card.name : e.label;
	}
	#c(e, t, n, r) {
		let i = Ee(this.game, e), a = we(this.game, e, i, t), o = s(i), c = {
			card: e,
			label: i,
			folded: o,
			names: o === a.folded ? [o] : [o, a.folded],
			set: t,
			place: n,
			known: a,
			...r === void 0 ? {} : { code: r }
		};
		return this.#n.set(o, c), this.#r.set(a.folded, [...this.#r.get(a.folded) ?? [], c]), this.#o.set(a, c), r !== void 0 && this.#i.set(r, c), c;
	}
}, Oe = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = s(e.name), r = this.#t.get(n) ?? [], i = ke(this.#e, e, t, r);
		if (i) {
			i.card = be(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: Te(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function ke(e, t, n, r) {
	let i = Te(e, t), a = r.find((t) => Te(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && v(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function y(e, t) {
	let n = e.index.spots[t];
	if (!n) return Ae(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function Ae(e, t) {
	return `${e.label(t)}${Pe(e, t) ? je(e, t) : ""}`;
}
function je(e, t) {
	return ` (${Me(e, t).join(", ")})`;
}
function Me(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Le(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, y(e, n)] : [
		...i,
		e.label(a),
		...Pe(e, a) ? Me(e, a) : []
	];
}
function Ne(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function Pe(e, t) {
	if (!Ne(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && Ne(e, r)) return !0;
	return !1;
}
var Fe = {
	one: "st",
	two: "nd",
	few: "rd",
	other: "th"
}, Ie = new Intl.PluralRules("en", { type: "ordinal" });
function Le(e) {
	return `${e}${Fe[Ie.select(e)]}`;
}
// lib/core/table/why-not.ts
function Re(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function ze(e, t, n) {
	for (let r of n === void 0 ? He(e, t) : [n]) for (let n of Ue(e, t, r)) if (Re(e, t, r, n)) return !0;
	return !1;
}
var Be = [-1], Ve = [""];
function He(e, t) {
	return t.cards ? t.cards(e) : Be;
}
function Ue(e, t, n) {
	return t.targets ? t.targets(e, n) : Ve;
}
function We(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = Ke(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = qe(e, n, r, i);
	if (l !== void 0) return [...s, {
		id: "place",
		says: l,
		cite: a
	}];
	for (let t of n.needs ?? []) {
		let n = t.holds(e, r, i);
		if (n === !0) continue;
		let a = n === void 0 ? { isUnknown: !0 } : {};
		s.push({
			id: t.id,
			says: t.lacks(e, r, i),
			cite: t.cite,
			...a,
			...t.isPrice && { isPrice: !0 }
		});
	}
	return s;
}
function Ge(e, t, n, r) {
	return n.flatMap((n) => {
		if (n.isForPerson || !n.cards?.(e).includes(r) || ze(e, n, r)) return [];
		let i = Ue(e, n, r), a = (i.length === 0 ? Ve : i).map((i) => We(e, t, n, {
			do: n.do,
			card: r,
			...i === "" ? {} : { to: i }
		})).reduce((e, t) => t.length < e.length ? t : e);
		return [{
			what: n.says,
			lacks: a
		}];
	});
}
function Ke(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (t.cards(e).includes(n)) return;
	let i = e.zoneOf(n);
	return `needs ${r}; ${e.known(n)} is in ${y(e, i)}`;
}
function qe(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${Je(e, r)}`;
}
function Je(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? Ae(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? y(e, r) : `“${t}”`;
}
function Ye({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
// lib/core/table/allowed.ts
var Xe = { do: "pass" };
function Ze(e, t, n) {
	for (let r of He(e, t)) for (let i of Ue(e, t, r)) Re(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function b({ kinds: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function Qe(e, t, n, r) {
	if (!n) return r.do === Xe.do && r.card === void 0 && r.to === void 0 && $e(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : Re(e, n, i, a);
}
function $e(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
function x(e, t, n = et) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
var et, tt = t((() => {
	et = {};
}));
// lib/core/table/board.ts
function nt(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function rt(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var it, at = t((() => {
	it = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
tt(), g(), at();
var ot = 999, st = 80;
function ct(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${st} letters.`;
	if (t === "roll") return `The table has dice with ${o(vt.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${y(e, r)}.` : "Look at one card or more.";
}
function lt(e, t, n) {
	let r = ft(t, n) ?? pt(t, n) ?? e.forbids?.(t, n) ?? mt(t, n) ?? ht(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card), a = _t[n.free](t, n);
	if (a === void 0) return ct(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var ut = [
	"move",
	"look",
	"search",
	"shuffle"
], dt = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function ft(e, { free: t, card: n }) {
	return Object.hasOwn(_t, t) ? n === void 0 ? dt.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function pt(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : ut.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : gt(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function mt(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function ht(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? gt(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > ot ? `A number at the table is at most ${ot}, and at least -${ot} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function gt(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var _t = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || bt(e, i, t)) return;
		let a = e.isUp(t), o = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual"), o && e.turnUp(t, a);
		let s = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${s} ${y(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = gt(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${yt(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${yt(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > st)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${y(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${y(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${y(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!vt.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, vt = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function yt({ board: e }) {
	return e.spent ?? it;
}
function bt(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function xt(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var St = t((() => {}));
// lib/core/table/left-to-you.ts
St();
function Ct(e, t, n) {
	let r = xt(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function wt(e, t) {
	for (let n of t.takeUsed()) {
		let r = Ct(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function Tt({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/random.ts
var Et = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [Dt(t, 2654435769), Dt(t, 608135816)], i = new e(n, r, Dt(t, 3084996962), 1);
		for (let e = 0; e < 15; e++) i.next();
		return i;
	}
	static from([t, n, r, i]) {
		return new e(t | 0, n | 0, r | 0, i | 0);
	}
	get state() {
		return [
			this.#e >>> 0,
			this.#t >>> 0,
			this.#n >>> 0,
			this.#r >>> 0
		];
	}
	copy() {
		return new e(this.#e, this.#t, this.#n, this.#r);
	}
	next() {
		let e = (this.#e + this.#t | 0) + this.#r | 0;
		return this.#r = this.#r + 1 | 0, this.#e = this.#t ^ this.#t >>> 9, this.#t = this.#n + (this.#n << 3) | 0, this.#n = (this.#n << 21 | this.#n >>> 11) + e | 0, e >>> 0;
	}
	below(e) {
		let t = 4294967296 - e;
		for (;;) {
			let n = this.next(), r = n % (e >>> 0);
			if (n - r <= t) return r;
		}
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) {
			let n = this.below(t + 1), r = e[t];
			e[t] = e[n], e[n] = r;
		}
	}
};
function Dt(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
// lib/core/table/piles.ts
function Ot(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function kt(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function At(e, t, n) {
	let r = e.flatMap((e, n) => e.flatMap((e, r) => t(e) ? [] : [{
		card: e,
		pile: n,
		place: r
	}])), i = r.map(({ card: e }) => e).sort((e, t) => e - t);
	return n.shuffle(i), r.map(({ card: t, pile: n, place: r }, a) => {
		let o = i[a] ?? t, s = e[n];
		return s && (s[r] = o), [o, n];
	});
}
function jt(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = Et.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var Mt = class e {
	#e;
	#t;
	constructor(e, t = []) {
		this.#e = e, this.#t = t.map((e) => e?.slice());
	}
	copy() {
		return new e(this.#e, this.#t);
	}
	get(e, t) {
		return this.#t[t]?.[e] ?? 0;
	}
	set(e, t, n) {
		(n !== 0 || this.#t[t]) && (this.#t[t] ??= Array(this.#e).fill(0), this.#t[t][e] = n | 0);
	}
	hasHad(e) {
		return this.#t[e] !== void 0;
	}
	clear(e) {
		for (let t of this.#t) t && (t[e] = 0);
	}
}, Nt = class {
	spots;
	mirroredZones;
	mirroredCounters;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new WeakMap();
	#r = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(Lt);
		for (let [e, { name: t }] of this.spots.entries()) this.#t.set(t, e);
		let { zones: t = [], counters: n = [] } = e.mirror ?? {}, r = (e) => this.spots.findIndex(({ zone: t }) => t.id === e), i = (t) => e.counters.findIndex((e) => e.id === t);
		this.mirroredZones = It(this.spots.length, t.flatMap(([e, t]) => this.#i(r(e), r(t)))), this.mirroredCounters = It(e.counters.length, n.map(([e, t]) => [i(e), i(t)]));
	}
	#i(e, t) {
		let n = this.spots[e]?.zone.slots ?? 1;
		return Array.from({ length: n }, (n, r) => [e + r, t + r]);
	}
	owners(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = this.#e.mirror?.theirs ?? [], r = e.map(({ from: e }) => +!!n.includes(e));
		return this.#r.set(e, r), r;
	}
	number(e, t) {
		let n = this.#t.get(e);
		if (n !== void 0) return n;
		let r = Number(e.slice(e.indexOf(":") + 1)), i = t[r];
		return i && e === `${this.holder(i.card)}:${r}` ? this.spots.length + r : -1;
	}
	holder(e) {
		return this.#e.holds?.(e) ?? "under";
	}
	deal(e) {
		let t = this.#n.get(e);
		if (t) return t;
		let n = this.#a(e);
		return this.#n.set(e, n), n;
	}
	#a(e) {
		let t = this.spots.map(() => void 0);
		return {
			zones: t,
			zoneOf: e.map(({ from: n }, r) => {
				let i = this.number(this.#e.begins[n] ?? "", e);
				if (i < 0) throw Error(`no zone begins with ${n}`);
				return t[i] ??= [], t[i].push(r), i;
			})
		};
	}
}, Pt = /* @__PURE__ */ new WeakMap();
function Ft(e) {
	let t = Pt.get(e);
	if (t) return t;
	let n = new Nt(e);
	return Pt.set(e, n), n;
}
function It(e, t) {
	let n = Array.from({ length: e }, (e, t) => t);
	for (let [e, r] of t) {
		if (e < 0 || r < 0) throw Error("a side of the table names a zone or counter that is not there");
		[n[e], n[r]] = [r, e];
	}
	return n;
}
function Lt(e) {
	let { id: t, slots: n, as: r, face: i, hides: a = !1, isAside: o = !1 } = e, s = a || o, c = {
		isPile: r === "pile",
		isPlay: r === "play",
		isUp: i === "up"
	};
	return n === void 0 ? [{
		name: t,
		zone: e,
		isSecret: s,
		...c
	}] : Array.from({ length: n }, (n, r) => ({
		name: `${t}:${r + 1}`,
		zone: e,
		isSecret: s,
		...c
	}));
}
// lib/core/table/table.ts
var Rt = 1, zt = 2, Bt = 4, Vt = [], Ht = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, Ut = class e {
	board;
	index;
	start;
	dice;
	turn = 0;
	played = 0;
	lastOpen = 0;
	stack;
	notes = /* @__PURE__ */ new Map();
	log;
	turnEnds;
	touched;
	answers;
	running;
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o = /* @__PURE__ */ new Set();
	#s;
	#c;
	constructor(e, t, n, r) {
		this.board = e, this.#e = e.texts, this.index = n?.index ?? Ft(e), this.start = t, this.#c = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		if (this.dice = r ?? (n ? n.dice.copy() : Et.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice(), this.#r = n ? n.#r.slice() : a.map((e) => this.#d(e).isUp ? Rt : 0), this.#i = n ? n.#i.copy() : new Mt(t.cards.length), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.stack = n ? n.stack.map((e) => ({ ...e })) : [{
			...x("", 0),
			begun: !0,
			leaving: !0
		}], this.running = this.top, this.log = n?.log?.slice(), this.#s = n?.side ?? 0, n) {
			this.turn = n.turn, this.played = n.played, this.lastOpen = n.lastOpen;
			for (let [e, t] of n.notes) this.notes.set(e, t);
		}
	}
	copy() {
		return new e(this.board, this.start, this);
	}
	imagined(t) {
		let n = new e(this.board, this.start, this, t);
		n.log = void 0;
		let r = [];
		for (let [e, { isPile: t, isUp: i, zone: a }] of this.index.spots.entries()) a.hides ? r.push(e) : t && !i && n.#f([e]);
		return n.#f(r), n;
	}
	get size() {
		return this.start.cards.length;
	}
	get top() {
		return this.stack[this.stack.length - 1];
	}
	isIn(e) {
		return this.top.phase === e;
	}
	get side() {
		return this.#s;
	}
	turnTo(e) {
		this.#s = e;
	}
	as(e, t) {
		if (e === this.#s) return t();
		let n = this.#s;
		this.#s = e;
		let r = t();
		return this.#s = n, r;
	}
	ownerOf(e) {
		return this.#c[e] ?? 0;
	}
	isTheirs(e) {
		return this.ownerOf(e) !== this.#s;
	}
	#l(e) {
		return this.#s === 0 ? e : this.index.mirroredZones[e] ?? e;
	}
	#u(e) {
		return this.#s === 0 ? e : this.index.mirroredCounters[e] ?? e;
	}
	card(e) {
		return this.start.cards[e].card;
	}
	label(e) {
		return this.start.cards[e]?.label ?? "";
	}
	zone(e) {
		return this.index.number(e, this.start.cards);
	}
	nameOf(e) {
		let t = e - this.index.spots.length;
		return t < 0 ? this.index.spots[e]?.name ?? "" : `${this.index.holder(this.card(t))}:${t}`;
	}
	under(e) {
		return this.index.spots.length + e;
	}
	isInPlay(e) {
		return this.#d(this.#l(e)).isPlay;
	}
	in(e) {
		return this.#t[this.#l(e)] ?? Vt;
	}
	count(e) {
		return this.#t[this.#l(e)]?.length ?? 0;
	}
	first(e) {
		return this.#t[this.#l(e)]?.[0] ?? -1;
	}
	zoneOf(e) {
		return this.#l(this.#n[e] ?? -1);
	}
	hostOf(e) {
		return Math.max(this.zoneOf(e) - this.index.spots.length, -1);
	}
	move(e, t, n = "usual") {
		Ot(this.#t[this.#n[e] ?? -1], e), this.#p(e, this.#l(t), n);
	}
	draw(e, t, n) {
		let r = this.#t[this.#l(e)]?.splice(0, Math.max(Math.ceil(n), 0)) ?? Vt;
		for (let e of r) this.#p(e, this.#l(t), "usual");
		return r.length;
	}
	shuffle(e) {
		let t = this.#m(this.#l(e));
		jt(t, this.nameOf(this.#l(e)), this);
		for (let e of t) this.#r[e] = (this.#r[e] ?? 0) & -5;
	}
	isUp(e) {
		return ((this.#r[e] ?? 0) & Rt) !== 0;
	}
	turnUp(e, t = !0) {
		t && !this.isUp(e) && this.isInPlay(this.zoneOf(e)) && this.use(e), this.#h(e, Rt, t);
	}
	isExhausted(e) {
		return ((this.#r[e] ?? 0) & zt) !== 0;
	}
	exhaust(e, t = !0) {
		this.#h(e, zt, t);
	}
	isSeen(e) {
		return ((this.#r[e] ?? 0) & Bt) !== 0;
	}
	isKnown(e) {
		if (this.isUp(e) || this.isSeen(e)) return !0;
		let t = this.#n[e] ?? -1;
		return this.#d(t).isPile && this.#t[t]?.[0] === e && this.sum("bare", e) > 0;
	}
	isHidden(e) {
		return this.index.spots[this.#n[e] ?? -1]?.isSecret === !0 && !this.isKnown(e);
	}
	known(e) {
		return this.isHidden(e) ? "A face-down card" : this.label(e);
	}
	see(e) {
		this.touched?.add(e), this.#s === 0 && this.#h(e, Bt, !0);
	}
	token(e, t) {
		return this.#i.get(e, t);
	}
	setToken(e, t, n) {
		this.#i.set(e, t, n);
	}
	hasHad(e) {
		return this.#i.hasHad(e);
	}
	get(e) {
		return this.#a[this.#u(e)] ?? 0;
	}
	set(e, t) {
		this.#a[this.#u(e)] = t | 0;
	}
	add(e, t) {
		this.set(e, this.get(e) + t);
	}
	get args() {
		return this.running.args;
	}
	note(e, t) {
		this.running.args = {
			...this.running.args,
			[e]: t
		};
	}
	call(e, t = et, n = this.#s) {
		this.stack.push(x(e, n, t));
	}
	tell(e, t, n = !1) {
		this.#e?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.#e?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.#e?.said(this, e, t) ?? Vt;
	}
	leave() {
		this.running.leaving = !0;
	}
	use(e) {
		this.log && this.#o.add(e);
	}
	takeUsed() {
		if (this.#o.size === 0) return Vt;
		let e = [...this.#o].filter((e) => this.isUp(e) || !this.isInPlay(this.zoneOf(e)));
		return this.#o.clear(), e;
	}
	say(e, t) {
		if (!this.log) return;
		let { played: n, turn: r, running: i } = this, a = this.#s === 1 ? `${this.board.mirror?.name}: ` : "", o = {
			at: n,
			turn: r,
			phase: i.phase,
			text: `${a}${e()}`
		};
		this.log.push(t === void 0 ? o : {
			...o,
			left: t
		});
	}
	#d(e) {
		return this.index.spots[e] ?? Ht;
	}
	#f(e) {
		let t = e.map((e) => this.#t[e] ?? []), n = (e) => this.isKnown(e);
		for (let [r, i] of At(t, n, this.dice)) this.#n[r] = e[i] ?? -1;
	}
	#p(e, t, n) {
		let r = this.#d(t), i = this.#m(t);
		this.touched?.add(e), this.log && r.isPlay && r.isUp && !(this.isUp(e) && this.#d(this.#n[e] ?? -1).isPlay) && this.use(e), r.isPile && n === "usual" ? kt(i, e) : i.push(e), this.#n[e] = t, this.#r[e] = (r.isUp ? Rt : 0) | (r.isPlay ? (this.#r[e] ?? 0) & zt : 0), r.isPlay || this.#g(e);
	}
	#m(e) {
		return this.#t[e] ??= [], this.#t[e];
	}
	#h(e, t, n) {
		let r = this.#r[e];
		r !== void 0 && (this.#r[e] = n ? r | t : r & ~t);
	}
	#g(e) {
		this.#i.clear(e), this.notes.size > 0 && this.notes.delete(e);
	}
};
// lib/core/table/dealer.ts
tt();
var Wt = 1e4, Gt = class {
	goldfish;
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e, t = e.autopilot) {
		this.goldfish = e;
		let { setup: n, phases: r, called: i, always: a = [], autopilot: o } = e, s = [...n, ...r];
		for (let [e, c] of [...s, ...i].entries()) {
			let { id: i, moves: l } = c;
			if (this.#t.has(i)) throw Error(`two phases are called ${i}`);
			let u = e >= n.length && e < s.length ? [...l, ...a] : l, d = (e) => e.in?.includes(i) ?? !0, f = o.filter(d), p = t === o ? f : t.filter(d);
			this.#t.set(i, {
				phase: c,
				kinds: u,
				policies: f,
				own: p,
				following: s[e + 1] ?? r[0]
			});
		}
		this.#e = s[0];
	}
	open(e, t = !0) {
		let { table: n } = this.openAgain(e, t);
		return n;
	}
	openAgain(e, t = !0, n) {
		let r = new Ut(this.goldfish, e);
		t && (r.log = []), r.answers = [[]];
		let i = this.#o(r, n);
		return i === void 0 ? { table: r } : {
			table: r,
			why: i
		};
	}
	isOver(e) {
		return this.goldfish.result(e) !== void 0;
	}
	result(e) {
		let t = this.goldfish.result(e);
		return t && {
			...t,
			by: Tt(this.goldfish.score(e))
		};
	}
	phase(e) {
		return this.#r(e.top.phase).phase;
	}
	isOpen({ stack: e }) {
		for (let t = 1; t < e.length; t++) if (this.#t.get(e[t].phase)?.phase.isOpen !== !0) return !1;
		return !0;
	}
	phases(e) {
		return {
			all: this.goldfish.phases,
			now: this.#r(e.stack[0].phase).phase
		};
	}
	moves(e) {
		if (this.isOver(e)) return [];
		let t = this.#r(e.top.phase), n = [];
		for (let r of t.kinds) Ze(e, r, n);
		return $e(e, t.phase) && n.push(Xe), n;
	}
	says(e, { do: t, to: n }) {
		let r = b(this.#r(e.top.phase), t);
		if (!r) return { what: "Pass" };
		if (n === void 0) return {
			what: r.says,
			uses: r.uses
		};
		let i = e.zone(n), a = /^#\d+$/.test(n) ? Ae(e, Number(n.slice(1))) : n;
		return {
			what: r.says,
			where: r.names?.(e, n) ?? (i >= 0 ? y(e, i) : a)
		};
	}
	keyed(e, t) {
		let n = this.#r(e.top.phase).kinds.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return Qe(e, n.phase, b(n, t.do), t);
	}
	isForPerson(e, t) {
		let { kinds: n } = this.#r(e.top.phase), r = n.find((e) => e.do === t.do);
		return r ? r.isForPerson === !0 : n.every((e) => e.isForPerson);
	}
	whyNot(e, t) {
		let n = this.#r(e.top.phase), { phase: r } = n;
		if (this.isOver(e)) return {
			what: "The game is over",
			lacks: [{
				id: "over",
				says: "no move is left",
				cite: r.cite
			}]
		};
		let i = b(n, t.do);
		if (!i) return this.#n(e, r, t);
		let a = We(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === Xe.do) return n.card !== void 0 || n.to !== void 0 ? {
			what: "Pass",
			lacks: [{
				id: "card",
				says: "names no card and no place",
				cite: r
			}]
		} : $e(e, t) ? void 0 : {
			what: "Pass",
			lacks: [{
				id: "choice",
				says: `first do this: ${t.asks?.(e) ?? t.says}`,
				cite: r
			}]
		};
		let i = [...this.#t.values()].filter((e) => b(e, n.do)), [a] = i, o = a && b(a, n.do);
		if (!a || !o) return {
			what: n.do,
			lacks: [{
				id: "move",
				says: "there is no such move in this game",
				cite: r
			}]
		};
		let s = {
			id: "phase",
			says: `only in ${i.map((e) => e.phase.name).join(" and ")}, and this is ${t.name}`,
			cite: a.phase.cite
		}, c = this.goldfish.called.includes(a.phase);
		return {
			what: o.says,
			lacks: [s, ...c ? [] : We(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let { phase: n, kinds: r } = this.#r(e.top.phase), i = Ge(e, n, r, t);
		if (i.length > 0 || Jt(e, r, t)) return i;
		let [a] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && Jt(e, i, t)), [o] = a?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], s = o && this.#n(e, n, {
			do: o.do,
			card: t
		});
		return s ? [{
			...s,
			lacks: s.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return b(this.#r(e.top.phase), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		let { kinds: n } = this.#r(e.top.phase);
		return n.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return b(this.#r(e.top.phase), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.takeUsed(), "free" in t) {
			let n = this.#i(e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!Qe(e, n.phase, b(n, t.do), t)) return this.#a(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#c(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#o(e, n);
		return e.log && !r && !this.isOver(e) && wt(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase), i = e.side === 0;
		return qt(i ? n : r, e) || ($e(e, t) ? {
			move: Xe,
			says: "There is nothing better to do, so pass."
		} : i && n !== r ? qt(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		return this.isOpen(e) ? lt(this.goldfish, e, t) : `First finish what has begun: ${this.phase(e).name}.`;
	}
	#a(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return Ye(n);
	}
	#o(e, t) {
		for (let n = 0; n < Wt; n++) {
			e.turnTo(0);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), Kt(t);
			let r = e.top;
			if (e.running = r, e.turnTo(r.side), r.phase === "") this.#p(e, this.#e);
			else if (this.#l(e, r, this.#r(r.phase))) {
				if (r.side === 0) return Kt(t);
				let n = this.isOver(e) ? void 0 : this.#s(e, this.#r(r.phase), t);
				if (n === void 0) continue;
				return e.turnTo(0), n;
			}
		}
		throw Error(`the phases after ${e.top.phase} never come to a choice`);
	}
	#s(e, t, n) {
		let r = n ? n.next().value : this.advise(e)?.move;
		if (n && !r) return "The other side has to do more here now than it did.";
		if (!r) throw Error(`whoever is opposite has nothing to do in ${t.phase.id}`);
		if (n && !Qe(e, t.phase, b(t, r.do), r)) return `${e.board.mirror?.name}: ${this.#a(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#c(e, t, r);
	}
	#c(e, t, { do: n, card: r = -1, to: i = "" }) {
		let a = b(t, n);
		a ? a.play(e, r, i) : t.phase.pass ? t.phase.pass(e) : e.leave();
	}
	#l(e, t, n) {
		let { phase: r } = n;
		return t.begun ? t.leaving || r.moves.length === 0 ? (this.#u(e, t, n), !1) : (r.run?.(e), t.leaving || e.top !== t ? !1 : (this.goldfish.enforce?.(e), e.top === t)) : (t.begun = !0, r.begin?.(e, t.args), !1);
	}
	#u(e, { args: t, side: n, isSecond: r }, { phase: i, following: a }) {
		if (e.stack.length > 1) {
			e.stack.pop();
			let n = i.next?.(e);
			i.end?.(e, t), n !== void 0 && e.call(n, t);
			return;
		}
		if (i.end?.(e, t), i.isForBoth && !r && this.#f(e)) {
			e.stack[0] = {
				...x(i.id, +(n === 0)),
				isSecond: !0
			};
			return;
		}
		this.goldfish.alternates || e.turnTo(0);
		let o = i.next?.(e);
		e.turnTo(0);
		let s = o === void 0 ? a : this.#r(o).phase;
		this.goldfish.alternates && e.turn > 0 ? this.#d(e, s, {
			side: n,
			isSecond: r === !0
		}) : this.#p(e, s);
	}
	#d(e, t, { side: n, isSecond: r }) {
		t === this.goldfish.phases[0] ? r || !this.#f(e) ? this.#p(e, t) : e.stack[0] = {
			...x(t.id, +(n === 0)),
			isSecond: !0
		} : e.stack[0] = {
			...x(t.id, n),
			isSecond: r
		};
	}
	#f(e) {
		return this.goldfish.mirror !== void 0 && (this.goldfish.opposed?.(e) ?? !0);
	}
	#p(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(this.goldfish.score(e)), e.turn++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && this.#f(e) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = x(t.id, n);
	}
};
function Kt(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function qt(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function Jt(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function Yt(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
function Xt(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(Zt(t, n, e));
	let i = (n) => Qt(e.counters, n, (e) => t.get(e), !0);
	return {
		turn: t.turn,
		phase: t.top.phase,
		over: e.result(t) !== void 0,
		cards: r,
		counters: i(!1),
		memory: i(!0),
		stack: t.stack.map(({ phase: e, args: t, side: n }) => ({
			phase: e,
			args: t,
			...n === 1 ? { theirs: !0 } : {}
		})),
		played: t.played,
		dice: t.dice.state
	};
}
function Zt(e, t, n) {
	let r = (n) => Qt(e.board.tokens, n, (n) => e.token(t, n), !1), i = r(!0), a = e.notes.get(t);
	return {
		id: t,
		name: e.known(t),
		zone: e.nameOf(n),
		faceUp: e.isUp(t),
		exhausted: e.isExhausted(t),
		counters: r(!1),
		...Object.keys(i).length > 0 ? { memory: i } : {},
		...a === void 0 ? {} : { note: a },
		...e.isSeen(t) && !e.isUp(t) ? { seen: !0 } : {}
	};
}
function Qt(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function $t(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function en({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r }) => [
		n,
		r,
		...tn(t),
		e ? t.text : void 0
	]);
	return $t(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function tn({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function nn(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = Xt(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...rn(i.counters),
				...rn(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), p = [...rn(r), ...rn(i)];
	return $t(JSON.stringify([
		a,
		o,
		s,
		l,
		u,
		c,
		p,
		f
	]));
}
function rn(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function an(e, t, n) {
	let { moves: r, at: i, answers: a = [] } = n, o = [], s = 0, c, l = {
		by: "nobody",
		says: ""
	}, u = (t) => {
		let n = c;
		if (!n) return;
		let r = n.log?.slice(s) ?? [];
		s += r.length;
		let { name: i } = e.phase(n);
		o.push({
			...l,
			at: t,
			phase: i,
			state: n.as(0, () => Xt(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? Yt(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [p, m] = [i === 0 ? nn(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (m !== void 0) break;
		l = {
			by: "player",
			says: on(e, c, n)
		}, m = e.play(c, n, d(t + 1)), m === void 0 && u(t + 1), t + 1 === i && (p = nn(e.goldfish, c));
	}
	let ee = {
		...p !== void 0 && { check: p },
		...m !== void 0 && { stopped: m }
	};
	return {
		board: sn(e, c),
		frames: o,
		...ee
	};
}
function on(e, t, n) {
	return "do" in n ? Yt(e, t, n) : "By hand";
}
function sn({ goldfish: e }, { index: t }) {
	let n = e.areas.flatMap((e) => t.spots.filter(({ zone: t }) => t.id === e.zone).map(({ name: t, zone: n }, r) => {
		let [, i] = t.split(":"), a = i === void 0 ? n.name : `${n.name} ${i}`, { side: o, as: s } = e;
		if (e.as !== "row") return {
			id: t,
			name: a,
			side: o,
			as: s
		};
		let { row: c, rows: l = 1, span: u } = e;
		return {
			id: t,
			name: a,
			side: o,
			as: s,
			row: c,
			rows: l,
			column: e.column + r * (e.step ?? 0),
			span: u
		};
	})), r = (e) => e.flatMap(({ id: e, name: t, hidden: n }) => n ? [] : {
		id: e,
		name: t
	});
	return {
		places: n,
		counters: r(e.counters),
		tokens: r(e.tokens),
		spent: e.spent?.is ?? "exhausted",
		other: e.mirror?.name ?? "The opponent"
	};
}
// lib/deck/code/code-in-text.ts
var cn = 20, ln = /\/d\/([\w-]{5,})(?:[/?#]|$)/, un = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function dn(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = ln.exec(t) ?? (t.includes("/build?") ? un.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > cn
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
g();
function fn(e, t, n) {
	return ne(s(t.slice(0, pn)), e.cards, ({ names: e }) => e, n);
}
var pn = 100;
// lib/core/judge/deck.ts
function mn(e) {
	let t = [], n = [];
	for (let r of e) {
		let { section: e, card: i, count: a } = r, o = n.includes(i) && t.find((t) => t.card === i && t.section === e);
		o ? t[t.indexOf(o)] = {
			section: e,
			card: i,
			count: o.count + a
		} : (n.push(i), t.push(r));
	}
	return t;
}
// lib/core/memo.ts
function hn(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var gn = t((() => {}));
// lib/deck/list/seen.ts
gn();
function _n(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, vn);
}
var vn = 400;
i(), g();
var yn = 1e3, bn = 200, xn = 15e4, Sn = hn((e) => {
	let t = new Map(e.arrangement?.words.map((e) => [s(e), "arranged"]));
	for (let n of e.sections.toReversed()) for (let e of [
		n.id,
		n.name,
		...n.also ?? []
	]) t.set(s(e), n);
	return t;
});
[
	"main",
	"main deck",
	"mainboard",
	"deck",
	"side",
	"sideboard",
	"maybeboard",
	"reserve"
].map(s);
function Cn(e, t) {
	let n = Sn(e);
	return n.get(t) ?? n.get(s(t));
}
function wn(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(me(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : Tn(e).id;
}
function Tn(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function En(e, t, n, i = new r(xn)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? fn(e, t, i) : [], l = Dn(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if (On(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? wn(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push(An(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...jn(e, s)), {
		deck: {
			...t,
			entries: mn(a),
			misread: Mn(o)
		},
		arranged: s.length > 0
	};
}
function Dn(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : Cn(e, t)), n);
}
function On(e, t) {
	return (e.section === void 0 || t !== void 0) && kn(e.count);
}
function kn(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function An(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = _n(n).slice(0, bn), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : Tn(e.game).id;
	if (!kn(r)) return {
		why: "bad-count",
		section: u,
		text: c,
		count: r,
		near: [],
		...l
	};
	let d = o !== void 0 && !("card" in o) ? o : s(c);
	return {
		why: o === void 0 ? "unknown-card" : "ambiguous-card",
		section: u,
		text: c,
		count: r,
		near: d.slice(0, 8).map((e) => e.label),
		...l
	};
}
function jn(e, t) {
	let n = t.map(({ entry: e, count: t }) => ({
		card: e.card,
		count: t
	}));
	return (e.game.arrangement?.arrange(n) ?? []).flatMap(({ section: e, index: n, count: r }) => {
		let i = t[n]?.entry.known;
		return i ? [{
			section: e,
			card: i,
			count: r
		}] : [];
	});
}
function Mn(e) {
	if (e.length < 2) return e;
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = [
			n.why,
			n.section,
			n.text,
			n.why === "bad-count" ? n.count : ""
		].join("\n"), r = t.get(e);
		t.set(e, r && n.why !== "bad-count" ? {
			...r,
			count: r.count + n.count
		} : n);
	}
	return [...t.values()];
}
// lib/deck/settings.ts
g();
function Nn(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function Pn(e, t) {
	let n = [], r = Ln(e, t.format, n), i = zn(e, r, t.options ?? {}, n), a = Bn(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : In(t.name);
	return {
		ok: !0,
		settings: {
			format: r,
			options: i,
			house: a,
			...o === "" ? {} : { name: o }
		}
	};
}
var Fn = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function In(e) {
	return Fn.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function Ln(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? Rn(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${o(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function Rn(e, t) {
	let n = s(t);
	return e.formats.find((e) => s(e.id) === n || s(e.name) === n);
}
function zn(e, t, n, r) {
	let i = e.options.filter((e) => !e.formats || e.formats.includes(t));
	for (let [a, s] of Object.entries(n)) {
		let n = i.find((e) => e.id === a);
		if (n) (!Number.isInteger(s) || s < n.min || s > n.max) && r.push({
			about: `options.${a}`,
			message: `${n.name} is a whole number from ${n.min} to ${n.max}${Number.isNaN(s) ? "" : `, not ${s}`}.`
		});
		else {
			let n = e.options.find((e) => e.id === a)?.formats, s = n ? `That is for the format ${o(n, "or")}` : i.length > 0 ? `It has ${o(i.map((e) => e.id))}` : "It has none";
			r.push({
				about: `options.${a}`,
				message: `${e.name} ${t} has no option “${a}”. ${s}.`
			});
		}
	}
	return Object.fromEntries(i.map((e) => [e.id, Object.hasOwn(n, e.id) ? n[e.id] ?? e.default : e.default]));
}
function Bn(e, t, n) {
	let r = {};
	for (let [i, a] of Object.entries(t)) {
		let t = e.house.find((e) => e.id === i);
		if (t) t.upTo === void 0 && typeof a != "boolean" ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} is either on or off, not ${a}.`
		}) : a === !1 || (t.upTo !== void 0 && (typeof a != "number" || !Number.isInteger(a) || a < 1 || a > t.upTo) ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} takes a whole number from 1 to ${t.upTo}, as in ${i}=3.`
		}) : r[i] = a);
		else {
			let t = e.house.length > 0 ? `It has ${o(e.house.map((e) => e.id))}` : "It has none";
			n.push({
				about: `house.${i}`,
				message: `${e.name} has no house rule “${i}”. ${t}.`
			});
		}
	}
	return r;
}
// lib/deck/code/bit-writer.ts
var Vn = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", Hn = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function Un(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (Hn[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var Wn = new Map([...Vn].map((e, t) => [e, t])), S = class extends Error {}, Gn = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = Wn.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || Un(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new S();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new S();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new S();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new S();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, Kn = 400;
function qn(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = Gn.of(t);
	if (!n) return {
		ok: !1,
		why: "This code has a missing, extra or wrong letter. Copy the whole code again."
	};
	try {
		if (n.bits(4) !== 1) return {
			ok: !1,
			why: "This code was made by a newer version of Drydock."
		};
		let t = e[n.bits(4)];
		if (!t) return {
			ok: !1,
			why: "This code is for a game that this version of Drydock does not know."
		};
		let r = Yn(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [Xn, Zn]) for (let r of t(n, yn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new S();
		let a = Pn(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${Nn(a.faults)}`
		};
	} catch (e) {
		if (e instanceof S) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function Jn(e, t) {
	let n = [];
	for (let { section: r, card: i, count: a } of t.lines) {
		let t = typeof i == "number" ? e.byCode(i)?.label : i;
		if (t === void 0) return {
			ok: !1,
			why: "This code has cards that this version of Drydock does not know yet."
		};
		n.push({
			section: r,
			name: t,
			count: a
		});
	}
	return {
		ok: !0,
		deck: En(e, t.settings, n).deck
	};
}
function Yn(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new S();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new S();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new S();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(Kn) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function Xn(e, t) {
	let n = e.small();
	if (n > t) throw new S();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: Qn((i?.[t] ?? 0) + 1)
	}));
}
function Zn(e, t) {
	let n = e.small();
	if (n > t) throw new S();
	return Array.from({ length: n }, () => ({
		card: e.text(Kn * 2),
		count: Qn(e.small() + 1)
	}));
}
function Qn(e) {
	if (e > 99) throw new S();
	return e;
}
// lib/deck/code/given-deck.ts
function $n(e, t, n) {
	let r = dn(n), i = r && qn(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = Jn(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
gn(), g();
function er({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var tr = hn((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = er(n);
		if (r) for (let i of n.cards) nr(t, Te(e.game, i), r);
	}
	return t;
});
function nr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function rr(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = tr(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(s(e)) ?? []);
	return [...r, ...new Set(a)];
}
function ir(e, t, { pool: n, builtIn: r, piles: i }, a) {
	let { format: o, options: s, house: c, entries: l } = t, u = l.reduce((e, { count: t }) => e + t, 0);
	if (u > 500) return `This deck has ${u} cards, but a table only has room for 500.`;
	let d = ar(t, n).filter(({ from: t }) => e.begins[t] !== void 0);
	if (d.length === 0) return "There is no card to play with.";
	let f = (e.supplies?.(d, i, {
		format: o,
		options: s
	}) ?? []).flatMap(({ label: e, count: t, from: n }) => {
		let i = d.find((t) => t.label === e) ?? r.find(e);
		if (i === void 0 || !("card" in i)) throw Error(`the pile ${n} names no card: ${e}`);
		return sr({
			card: i.card,
			label: i.label,
			from: n
		}, t);
	}), p = rr(n, d.map(({ label: e }) => e), []).map(({ id: e, version: t }) => ({
		id: e,
		version: t
	}));
	return {
		seed: a,
		format: o,
		options: s,
		house: c,
		cards: [...d, ...f],
		...p.length > 0 && { sets: p }
	};
}
function ar({ entries: e }, t) {
	return [...e].sort(or(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => sr({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function or(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function sr(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/film-maker.ts
g();
function cr(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [s(e), t])), o = new De(t, n, a);
	return async ({ code: r, sets: s, seed: c, ...l }) => {
		let u = await t.goldfish(), d = s.length === 0 ? o : new De(t, [...n, ...s], a), f = $n(e, d, r);
		if (!f || "why" in f) return { why: f?.why ?? "This link holds no deck." };
		let p = ir(u, f.deck, {
			pool: d,
			builtIn: o,
			piles: i
		}, c);
		if (typeof p == "string") return { why: p };
		let m = an(new Gt(u), p, l), ee = [...new Map(p.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => lr(t, e, n)), te = f.deck.misread.map(({ text: e }) => e);
		return {
			...m,
			cards: ee,
			fingerprint: en(u, p),
			left: te
		};
	};
}
function lr(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, ur(n)]];
		}),
		text: n.text ?? ""
	};
}
function ur(e) {
	return Array.isArray(e) ? e.map(ur).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${ur(t)}`).join(", ");
}
// lib/games/conquest-of-fates/book/interpretations.ts
var dr = [
	{
		id: "exactly-40",
		text: "The rulebook speaks of a 40-card deck. We read that as exactly 40."
	},
	{
		id: "copies",
		text: "The rulebook only limits Apex units, so other units have no limit. The house rule sets one of 1 to 4.",
		house: "copies"
	},
	{
		id: "celestials-counted",
		text: "The rulebook does not say whether Celestials are part of the 40 cards. We count them. The house rule leaves them out.",
		house: "celestials-outside"
	},
	{
		id: "celestials-unlimited",
		text: "A deck needs no Celestial, and the rulebook names no limit, so there is none. The house rule allows one.",
		house: "one-celestial"
	},
	{
		id: "mixed-factions",
		text: "The rulebook does not say whether factions mix, so any mix is allowed. The house rule asks for one faction.",
		house: "one-faction"
	},
	{
		id: "one-of-each-name",
		text: "“1 of each” goes by card name. A standard and an Apex printing with the same name are different cards, and only the Apex one is limited."
	}
], C, fr, pr, mr, hr, gr, _r, vr, yr, br, xr, Sr, Cr, wr, Tr = t((() => {
	C = "Conquest of Fates Quickplay Rulebook", fr = {
		rulebook: C,
		part: "How to Play",
		page: 8
	}, pr = {
		rulebook: C,
		part: "Supply Drop",
		page: 8
	}, mr = {
		rulebook: C,
		part: "Celestial Phase",
		page: 8
	}, hr = {
		rulebook: C,
		part: "Deployment Phase",
		page: 9
	}, gr = {
		rulebook: C,
		part: "Action Phase",
		page: 9
	}, _r = {
		rulebook: C,
		part: "Skirmish Two",
		page: 9
	}, vr = {
		rulebook: C,
		part: "End of Battle",
		page: 10
	}, yr = {
		rulebook: C,
		part: "The Next Battle Begins",
		page: 10
	}, br = {
		rulebook: C,
		part: "After Three Battles",
		page: 10
	}, xr = {
		rulebook: C,
		part: "Supply Drops and Hand Size",
		page: 11
	}, Sr = {
		rulebook: C,
		part: "Lightspeed Deployment",
		page: 12
	}, Cr = {
		rulebook: C,
		part: "The Accordion",
		page: 13
	}, wr = {
		rulebook: C,
		part: "Special Effects",
		page: 12
	};
}));
// lib/games/conquest-of-fates/book/rules.ts
Tr();
var Er = [], Dr = [
	{
		name: "kind",
		label: "kind",
		shapes: [{
			is: "word",
			of: ["unit", "celestial"]
		}],
		search: "k"
	},
	{
		name: "faction",
		label: "faction",
		shapes: [{ is: "word" }],
		search: "f"
	},
	{
		name: "deployment",
		label: "deployment type",
		shapes: [{
			is: "word",
			of: [
				"standard",
				"strategic",
				"lightspeed"
			]
		}],
		kinds: ["unit"]
	},
	{
		name: "apex",
		label: "Apex",
		shapes: [{ is: "flag" }],
		kinds: ["unit"]
	},
	{
		name: "cq",
		label: "CQ",
		shapes: [{
			is: "number",
			min: -99,
			max: 99
		}],
		kinds: ["unit"]
	},
	{
		name: "timing",
		label: "timing",
		shapes: [{
			is: "word",
			of: [
				"reveal",
				"throughout",
				"end",
				"special"
			]
		}],
		kinds: ["unit"],
		mayLack: !0
	}
], Or = [];
// lib/core/judge/rule.ts
function kr() {
	return (e, t) => ({
		...Object.fromEntries(t.map((e) => [e.id, e])),
		rule: (t, n, r, i, a = {}) => ({
			...i,
			id: `${e}/${t}`,
			cite: n,
			says: r,
			...a
		})
	});
}
// lib/games/conquest-of-fates/cards/sections.ts
var Ar = [{
	id: "main",
	name: "Main",
	also: ["deck", "main deck"]
}], { rule: jr, main: Mr } = kr()("conquest-of-fates", Ar), Nr = [], Pr = /* @__PURE__ */ n({ drawings: () => Fr }), Fr, Ir = t((() => {
	Fr = [];
})), Lr = /* @__PURE__ */ n({ intro: () => Rr }), Rr, zr = t((() => {
	Rr = [];
})), Br = /* @__PURE__ */ n({ terms: () => Vr }), Vr, Hr = t((() => {
	Vr = [];
}));
// lib/core/table/boxed-decks.ts
function Ur(e, t) {
	return t === void 0 ? e : `${e} (${t})`;
}
function Wr(e) {
	return [...new Set(e.map(({ id: e, from: t = e }) => t))];
}
function Gr(e, t, n) {
	let r = n.map(({ label: e }) => ({
		label: e,
		count: 1,
		from: Jr
	}));
	return Wr(e).flatMap((e) => e === Jr ? r : (t[e] ?? []).map(([t, n]) => ({
		label: t,
		count: n,
		from: e
	})));
}
function Kr(e, t, n) {
	let r = (e, { id: n, from: r = n, without: i = [] }) => e.in(t).filter((t) => e.start.cards[t]?.from === r && !i.includes(e.label(t)));
	return {
		do: "face",
		says: "Face",
		isForPerson: !0,
		at: () => "a deck that may sit opposite",
		targets: (t) => [...e.flatMap((e) => r(t, e).length > 0 ? e.id : []), qr],
		names: (t, n) => {
			let r = e.find(({ id: e }) => e === n);
			return r ? Ur(r.name, r.level) : n;
		},
		play: (t, i, a) => {
			t.leave();
			let o = e.find(({ id: e }) => e === a);
			o && n(t, r(t, o));
		}
	};
}
var qr, Jr, Yr = t((() => {
	qr = "nobody", Jr = "twin";
}));
// lib/core/table/sides.ts
function Xr({ player: e, between: t, theirs: n }) {
	let r = ({ theirs: e, ...t }) => ({
		...t,
		id: `enemy-${t.id}`,
		name: n(t.name),
		...e
	}), i = ({ theirs: e, ...t }) => t, a = (e, t) => [
		...e.map(i),
		...e.map(r),
		...t
	], o = (e) => e.map((e) => [e.id, r(e).id]);
	return {
		zones: a(e.zones, t.zones),
		counters: a(e.counters, t.counters),
		pairs: {
			zones: o(e.zones),
			counters: o(e.counters)
		}
	};
}
var Zr = t((() => {}));
// lib/games/conquest-of-fates/table/table.ts
function w(e, t) {
	if (e.token(t, O.plagued) > 0) return ai;
	let n = e.hostOf(t) < 0 ? e.sum("cq", t) : 0, r = (e.card(t).cq ?? 0) + e.token(t, O.cq) + n;
	for (let n of e.in(e.under(t))) r += w(e, n);
	return r;
}
function Qr(e, t, n, r = "usual") {
	e.zoneOf(t) !== n && e.move(t, n, r);
	let i = e.under(t);
	for (; e.count(i) > 0;) Qr(e, e.first(i), n, r);
}
var T, $r, ei, ti, ni, ri, E, D, O, ii, k, A, ai, oi, j = t((() => {
	at(), Zr(), T = (e) => ({
		id: `L${e}`,
		name: `Location ${e}`,
		face: "up",
		as: "play",
		theirs: {
			id: `E${e}`,
			name: `Enemy at ${e}`,
			hides: !0
		}
	}), $r = {
		face: "down",
		hides: !0
	}, {zones: ei, counters: ti, pairs: ni} = Xr({
		player: {
			zones: [
				{
					id: "draw",
					name: "Deck",
					face: "down",
					as: "pile",
					theirs: {
						id: "enemies",
						hides: !0
					}
				},
				{
					id: "hand",
					name: "Hand",
					face: "up",
					as: "hand",
					theirs: $r
				},
				T(1),
				T(2),
				T(3),
				T(4),
				T(5),
				T(6),
				T(7),
				{
					id: "extra",
					name: "Extra Locations",
					face: "up",
					as: "play",
					theirs: { hides: !0 }
				},
				{
					id: "celestials",
					name: "Celestials",
					face: "up",
					as: "play"
				},
				{
					id: "discard",
					name: "Discard Pile",
					face: "up",
					as: "pile"
				},
				{
					id: "void",
					name: "The Void",
					face: "up",
					as: "pile",
					theirs: { name: "Enemy Void" }
				},
				{
					id: "upload",
					name: "Upload Zone",
					face: "up",
					as: "pile"
				}
			],
			counters: [
				{
					id: "conquest",
					name: "Conquest Pool",
					mayBeNegative: !0
				},
				{
					id: "fallen",
					name: "Enemy units destroyed in this battle",
					hidden: !0
				},
				{
					id: "promised",
					name: "CQ to add after all battles",
					hidden: !0
				},
				{
					id: "more",
					name: "More cards in the next supply drop",
					hidden: !0
				}
			]
		},
		between: {
			zones: [{
				id: "box",
				name: "Box",
				face: "down",
				as: "pile",
				isAside: !0
			}],
			counters: [
				{
					id: "battle",
					name: "Battle"
				},
				{
					id: "skirmish",
					name: "Skirmish"
				},
				{
					id: "over",
					name: "All battles are over",
					hidden: !0
				},
				{
					id: "opposed",
					name: "An enemy is opposite",
					hidden: !0
				},
				{
					id: "waiting",
					name: "The enemy is the Active Player",
					hidden: !0
				},
				{
					id: "revealed",
					name: "Units revealed in this battle",
					hidden: !0
				}
			]
		},
		theirs: (e) => `Enemy ${e}`
	}), ri = [
		{
			id: "cq",
			name: "CQ changed by",
			sign: "CQ",
			mayBeNegative: !0,
			stat: "cq"
		},
		{
			id: "plagued",
			name: "Plagued"
		},
		{
			id: "muted",
			name: "Muted"
		},
		{
			id: "forcefield",
			name: "Forcefield"
		},
		{
			id: "counter",
			name: "Counters"
		},
		{
			id: "order",
			name: "Revealed as number",
			hidden: !0
		},
		{
			id: "placed",
			name: "Placed face down",
			hidden: !0
		},
		{
			id: "announced",
			name: "Is announced and not changed by others yet",
			hidden: !0
		},
		{
			id: "ended",
			name: "Its effect at the end of battle has happened",
			hidden: !0
		},
		{
			id: "moved",
			name: "Has moved instead of being destroyed",
			hidden: !0
		}
	], E = nt(ei), D = rt(ti), O = rt(ri), ii = [[
		"L1",
		"L2",
		"L3",
		"L4"
	], [
		"L5",
		"L6",
		"L7"
	]], k = [...ii.flat().map((e) => E[e]), E.extra], A = [
		E.E1,
		E.E2,
		E.E3,
		E.E4,
		E.E5,
		E.E6,
		E.E7,
		E["enemy-extra"]
	], ai = -1, oi = [
		{
			zone: "E5",
			row: 1,
			column: 4,
			span: 2,
			side: "enemy",
			as: "row",
			label: "E5"
		},
		{
			zone: "E6",
			row: 1,
			column: 6,
			span: 2,
			side: "enemy",
			as: "row",
			label: "E6"
		},
		{
			zone: "E7",
			row: 1,
			column: 8,
			span: 2,
			side: "enemy",
			as: "row",
			label: "E7"
		},
		{
			zone: "E1",
			row: 2,
			column: 3,
			span: 2,
			side: "enemy",
			as: "row",
			label: "E1"
		},
		{
			zone: "E2",
			row: 2,
			column: 5,
			span: 2,
			side: "enemy",
			as: "row",
			label: "E2"
		},
		{
			zone: "E3",
			row: 2,
			column: 7,
			span: 2,
			side: "enemy",
			as: "row",
			label: "E3"
		},
		{
			zone: "E4",
			row: 2,
			column: 9,
			span: 2,
			side: "enemy",
			as: "row",
			label: "E4"
		},
		{
			zone: "celestials",
			row: 3,
			column: 1,
			span: 2,
			side: "mine",
			as: "row"
		},
		{
			zone: "L1",
			row: 3,
			column: 3,
			span: 2,
			side: "mine",
			as: "row",
			label: "L1"
		},
		{
			zone: "L2",
			row: 3,
			column: 5,
			span: 2,
			side: "mine",
			as: "row",
			label: "L2"
		},
		{
			zone: "L3",
			row: 3,
			column: 7,
			span: 2,
			side: "mine",
			as: "row",
			label: "L3"
		},
		{
			zone: "L4",
			row: 3,
			column: 9,
			span: 2,
			side: "mine",
			as: "row",
			label: "L4"
		},
		{
			zone: "extra",
			row: 4,
			column: 1,
			span: 3,
			side: "mine",
			as: "row"
		},
		{
			zone: "L5",
			row: 4,
			column: 4,
			span: 2,
			side: "mine",
			as: "row",
			label: "L5"
		},
		{
			zone: "L6",
			row: 4,
			column: 6,
			span: 2,
			side: "mine",
			as: "row",
			label: "L6"
		},
		{
			zone: "L7",
			row: 4,
			column: 8,
			span: 2,
			side: "mine",
			as: "row",
			label: "L7"
		},
		{
			zone: "hand",
			side: "mine",
			as: "fan"
		},
		{
			zone: "draw",
			side: "mine",
			as: "pile"
		},
		{
			zone: "discard",
			side: "mine",
			as: "pile"
		},
		{
			zone: "void",
			side: "mine",
			as: "pile"
		},
		{
			zone: "upload",
			side: "mine",
			as: "pile"
		},
		{
			zone: "enemy-celestials",
			row: 2,
			column: 1,
			span: 2,
			side: "enemy",
			as: "row",
			label: "Enemy"
		},
		{
			zone: "enemy-extra",
			row: 1,
			column: 1,
			span: 3,
			side: "enemy",
			as: "row",
			label: "Enemy"
		},
		{
			zone: "enemy-hand",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemies",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-void",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-upload",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-discard",
			side: "enemy",
			as: "pile"
		}
	];
}));
// lib/games/conquest-of-fates/opposite/opposite.ts
function si(e, t) {
	return Gr(di, t, e);
}
function ci(e) {
	return e.get(D.opposed) > 0;
}
function li(e) {
	return +(e.get(D.waiting) > 0);
}
function ui(e, t) {
	let n = (e.get(D.waiting) > 0 ? _i : gi)[t - 1];
	for (let t = 0; t < n.length; t++) {
		let r = e.in(n[t]);
		for (let t = 0; t < r.length; t++) if (!e.isUp(r[t])) return r[t];
	}
	return -1;
}
var di, fi, pi, mi, hi, gi, _i, vi = t((() => {
	Yr(), j(), di = [
		{
			id: "raiders",
			name: "Raiders, a practice deck with texts and answers"
		},
		{
			id: "twin",
			name: "your own deck"
		},
		{
			id: "recruits",
			name: "Recruits, 24 units without texts",
			level: "easier"
		}
	], fi = Wr(di), pi = Kr(di, E.box, (e, t) => {
		e.set(D.opposed, 1);
		for (let n of t) e.move(n, E.enemies);
		e.set(D.waiting, e.dice.below(2));
		let n = e.get(D.waiting) > 0 ? "The enemy is" : "You are";
		e.say(() => `An enemy is opposite. ${n} the first Active Player.`);
	}), mi = {
		id: "opposite",
		name: "Who is opposite",
		cite: fr,
		says: "Choose the deck that plays against you. It plays by the same rules.",
		moves: [pi]
	}, hi = (e) => [[
		0,
		1,
		2,
		3
	], [
		4,
		5,
		6
	]].map((t) => t.flatMap((t) => {
		let [n, r] = [k[t] ?? -1, A[t] ?? -1];
		return e ? [r, n] : [n, r];
	})), gi = hi(!1), _i = hi(!0);
})), yi, bi = t((() => {
	yi = [];
}));
// lib/core/text/pattern.ts
function M(e) {
	return e.toLowerCase().match(Oi) ?? [];
}
function xi(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(Oi)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function Si(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = ki.indexOf(e);
	return t < 0 ? void 0 : t;
}
function Ci(e, t) {
	let n = Object.entries(t).map(([e, t]) => [M(e), t]);
	return {
		name: e,
		read: (e, t) => n.flatMap(([n, r]) => wi(e, t, n) ? [[r, t + n.length]] : [])
	};
}
function wi(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function Ti(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push(Ei(a, t));
		return e;
	};
	return i();
}
function Ei(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap(Di)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function Di(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var Oi, ki, N, Ai, P = t((() => {
	Oi = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, ki = [
		"zero",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten"
	], N = {
		name: "number",
		read: (e, t) => {
			let n = Si(e[t]);
			return n === void 0 ? [] : [[n, t + 1]];
		}
	}, Ai = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = Ti(e, t);
		}
		read(e, t) {
			return this.#n(this.#e, e, t).map(([e, t]) => [e, t]);
		}
		#n(e, t, n) {
			let [r, ...i] = e;
			return r ? this.#r(r, t, n).flatMap(([e, n]) => this.#n(i, t, n).map(([t, n]) => [{
				...e,
				...t
			}, n])) : [[{}, n]];
		}
		#r(e, t, n) {
			if (e.is === "words") return e.any.includes(t[n] ?? "") ? [[{}, n + 1]] : [];
			if (e.is === "slot") {
				let { name: r } = e;
				return this.#t[r].read(t, n).map(([e, t]) => [{ [r]: e }, t]);
			}
			return [...this.#n(e.nodes, t, n), [{}, n]];
		}
	};
}));
// lib/core/text/ability.ts
function ji(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function Mi(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function F(e, t, n, r) {
	let i = new Ai(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function I(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var Ni, L = t((() => {
	P(), Ni = (e, t, n) => t === n;
}));
// lib/core/text/ability-index.ts
function Pi(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && Fi(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) Ii(r, e.stat, {
			...e,
			card: a
		});
	}
	return {
		events: n,
		stats: r,
		uses: i,
		users: [...new Set(i.map(({ card: e }) => e))]
	};
}
function Fi(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === Ni ? Ii(i.own, t.card, t) : i.others.push(t);
}
function Ii(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var Li = t((() => {
	L();
}));
// lib/core/text/numbers.ts
function Ri(e, t) {
	return e.index.spots[e.zoneOf(t)]?.zone.isAside === !0;
}
var zi, Bi = t((() => {
	zi = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		sum(e, t, n) {
			let r = 0;
			for (let i of t) Ri(e, i.card) || (r += this.#t(e, i, n));
			return r;
		}
		parts(e, t, n) {
			return t.map((t) => ({
				card: t.card,
				by: this.#t(e, t, n)
			})).filter(({ by: e }) => e !== 0);
		}
		said(e, t, n) {
			return t.flatMap((t) => Ri(e, t.card) ? [] : this.#n(e, t, n) ?? []);
		}
		#t(e, t, n) {
			return this.#n(e, t, n) ?? 0;
		}
		#n(e, { card: t, anywhere: n, to: r, if: i, by: a }, o) {
			if (!(o < 0 && e.isTheirs(t))) return e.as(e.ownerOf(t), () => {
				if (!n && !this.#e(e, t)) return;
				let s = {
					self: t,
					subject: o,
					it: o,
					before: -1,
					seen: 0
				};
				return r(e, o, s) && (!i || i(e, {
					...s,
					it: -1
				})) ? a(e, o, t) : void 0;
			});
		}
	};
}));
// lib/core/text/steps.ts
function Vi(e, t, n) {
	return [...Ki(e, t, n), [void 0, n]].flatMap(([n, r]) => Ui(e, t, r).map((e) => e.map((e) => Mi(e, n))));
}
function Hi(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function Ui(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return I(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => ji(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = I(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => Wi(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = Gi(t, a), d = u < 0 ? [] : Ui(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function Wi(e, t) {
	let { with: n } = e;
	if (!n) return Mi(e, t);
	let { words: r, holds: i } = t, a = (e, t) => n.cards(e, t).filter((n) => i(e, {
		...t,
		before: t.it,
		it: n
	}));
	return {
		...e,
		with: {
			...n,
			cards: a,
			unless: {
				words: r,
				all: n.cards
			}
		}
	};
}
function Gi(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function Ki({ conditions: e }, t, n) {
	return I(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var qi = t((() => {
	L();
}));
// lib/core/text/reading.ts
function Ji(e, t) {
	let n = [];
	for (let r of xt(t.text)) {
		let i = n.at(-1)?.ability, a = Zi(e, t, r), o = i && i.steps.length > 0 ? Yi(i, r, a) : void 0;
		if (o) {
			for (let [e, t] of n.entries()) t.ability === i && (n[e] = {
				...t,
				ability: o
			});
			n.push({
				sentence: r,
				ability: o
			});
			continue;
		}
		let s = Xi(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function Yi(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function Xi(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
	let s = [t];
	if (a) return {
		sentences: s,
		steps: [],
		standing: a
	};
	if (!i || i[0]?.ifDone) return;
	let c = o ? { isOnce: o } : {};
	return r ? {
		sentences: s,
		use: r,
		steps: i,
		standing: [],
		...c
	} : n && {
		sentences: s,
		moment: n,
		steps: i,
		standing: [],
		...c
	};
}
function Zi(e, t, n) {
	let r = M(n);
	if (I(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (ra.some((e) => e.length === r.length && wi(r, 0, e))) return { isOnce: !0 };
		let n = ia.find((e) => wi(r, 0, e));
		if (n) return {
			...ea(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = ea(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of I(e.conditions, r, 0)) {
		let a = aa.includes(r[i] ?? ""), o = a || r[i] === "," ? ea(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...Qi(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function Qi(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: $i(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: Hi(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: Hi(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => Mi(e, t))
	} : e;
}
function $i(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function ea(e, t, n, r) {
	let i = e.lasts(t) ? ta(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of na(e, n, r)) {
		let [r] = Vi(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [ji(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of I(e.moments, n, r)) {
		let [r] = n[i] === "," ? Vi(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = wi(n, r, oa), [o] = Vi(e, n, a ? r + oa.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function ta(e, t, n) {
	for (let [r, i] of I(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = I(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: Hi(a[0], e.if)
		}));
	}
}
function na(e, t, n) {
	return I(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = aa.includes(i), o = (a || i === "," ? na(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var ra, ia, aa, oa, sa = t((() => {
	St(), L(), P(), qi(), ra = [M("use this only once per turn"), M("use this only once each turn")], ia = [M("once per turn ,"), M("once each turn ,")], aa = [
		":",
		"-",
		"—"
	], oa = M("if you do ,");
}));
// lib/core/text/telling.ts
function ca(e, { sentences: t }, n, r) {
	return ua(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function la(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return ua(t, i.words);
	if (!a) return `There is nothing to do that with: “${xi(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${xi(t, l)}${u}.`;
}
function ua(e, t) {
	let n = xi(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function da({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${xi(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${xi(e, t.words)}”.`;
}
var fa = t((() => {
	P();
}));
// lib/core/text/use-needs.ts
function pa({ isUsed: e, isActive: t }) {
	return [
		{
			id: "once",
			holds: (t, { card: n, has: r }) => !e(t, n, r),
			lacks: () => "it was used in this turn, and works once a turn"
		},
		{
			id: "active",
			holds: (e, { card: n }) => t(e, n),
			lacks: () => "its text does not count where and how it lies now"
		},
		{
			id: "condition",
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, ga(t)) ?? !0,
			lacks: (e, { has: t }) => `what its text asks for is not so now: “${t.sentences.join(" ")}”`
		},
		{
			id: "cost",
			holds: (e, { card: t, has: n }) => {
				for (let { can: r } of n.use?.costs ?? []) if (r && !r(e, t)) return !1;
				return !0;
			},
			lacks: (e, { card: t, has: n }) => {
				let r = (n.use?.costs ?? []).filter(({ can: n }) => n && !n(e, t)).flatMap(({ says: e = [] }) => e).join(" and ");
				return r === "" ? "its cost cannot be paid now" : `costs ${r}, which cannot be paid now`;
			}
		},
		{
			id: "objects",
			holds: ma,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function ma(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, ga(t)).length < o) return !1;
	}
	return !0;
}
function ha(e, t, n) {
	return e.map(({ id: e, holds: r, lacks: i }) => ({
		id: e,
		cite: t,
		holds: (e, t, i) => {
			let a = n(e, t, i);
			return a === void 0 || r(e, a);
		},
		lacks: (e, t, r) => {
			let a = n(e, t, r);
			return a ? i(e, a) : "";
		}
	}));
}
var ga, _a = t((() => {
	ga = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function va(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? xa, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!ya(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : Sa;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += ba(e, t, s, c, i < a));
	}
	return o;
}
function ya(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function ba(e, t, n, r, i) {
	let [a, o] = [-Infinity, 0];
	for (let i of r) {
		let r = n.worth?.(e, i, {
			self: t,
			subject: t,
			it: i,
			before: -1,
			seen: 0
		}) ?? 1;
		r > a && (a = r), o += r;
	}
	return i || n.with?.choose ? a : o;
}
var xa, Sa, Ca = t((() => {
	xa = [], Sa = [-1];
})), R, wa, Ta = t((() => {
	gn(), Li(), Bi(), sa(), fa(), _a(), Ca(), R = [], wa = class {
		language;
		phase;
		policy;
		use;
		phrases;
		read;
		abilities;
		#e;
		#t;
		#n;
		#r;
		#i;
		#a;
		#o;
		constructor(e) {
			this.language = e, this.#e = e.isActive, this.#n = new zi(e.isActive), this.#t = e.phase.id, this.#r = e.once, this.#i = pa({
				isUsed: (e, t, n) => this.#d(e, t, n),
				isActive: (t, n) => e.isActive(t, n)
			});
			let { moments: t, costs: n = [], conditions: r, effects: i, standings: a, restatements: o = [] } = e, s = [
				...t,
				...n,
				...r,
				...i,
				...a,
				...o
			];
			this.phrases = s.map(({ words: e, example: t }) => ({
				words: e,
				example: t
			})), this.read = hn((t) => Ji(e, t)), this.abilities = hn((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = hn((e) => Pi(e, this.abilities)), this.phase = this.#y(), this.use = this.#h(), this.policy = {
				says: "Choose what the text is worth most with.",
				in: [e.phase.id],
				choose: (e) => this.#A(e)
			};
		}
		carriesOut(e, t) {
			let n = this.read(e).find((e) => e.sentence === t);
			return n?.ability !== void 0 && !n.ability.steps.some(({ isLeft: e }) => e);
		}
		isTimed(e) {
			let t = this.abilities(e);
			return t.length > 0 && t.every(({ steps: e, standing: t }) => e.length > 0 && t.length === 0);
		}
		tell(e, t, n, r) {
			let i = this.#u(e).events.get(t);
			if (!i) return;
			let a = i.others.filter(({ card: t, has: r }) => t !== n && this.#c(e, t, r, n) && this.#l(e, t)), { placeOf: o } = this.language;
			o && a.length > 1 && a.sort((t, n) => o(e, n.card) - o(e, t.card));
			for (let t of a) this.#s(e, t, n);
			if (!r) {
				for (let t of i.others) t.card === n && this.#c(e, n, t.has, n) && this.#s(e, t, n);
				for (let t of i.own.get(n) ?? R) this.#s(e, t, n);
			}
		}
		#s(e, { card: t, at: n, has: r }, i) {
			if (this.#d(e, t, r)) return;
			let { placeOf: a } = this.language, o = {
				card: t,
				at: n,
				subject: i,
				...a ? { place: a(e, t) } : {}
			};
			e.call(this.#t, o, e.ownerOf(t));
		}
		#c(e, t, { moment: n }, r) {
			return e.as(e.ownerOf(t), () => n?.of(e, r, t) ?? !1);
		}
		#l(e, t) {
			return e.as(e.ownerOf(t), () => this.#e(e, t));
		}
		waitsFor(e, t, n) {
			return this.#u(e).events.get(t)?.own.has(n) === !0 && this.#l(e, n);
		}
		sum(e, t, n) {
			return this.#n.sum(e, this.#u(e).stats.get(t) ?? R, n);
		}
		parts(e, t, n) {
			return this.#n.parts(e, this.#u(e).stats.get(t) ?? R, n);
		}
		said(e, t, n) {
			return this.#n.said(e, this.#u(e).stats.get(t) ?? R, n);
		}
		#u({ start: e }) {
			return this.#a(e.cards);
		}
		#d(e, t, { isOnce: n }) {
			return n === !0 && this.#r !== void 0 && e.token(t, this.#r) > 0;
		}
		#f(e, t) {
			if (!t.has.use || e.isTheirs(t.card)) return !1;
			for (let n of this.#i) if (!n.holds(e, t)) return !1;
			return !0;
		}
		canUse(e) {
			for (let t of this.#u(e).uses) if (this.#f(e, t)) return !0;
			return !1;
		}
		#p({ card: e, at: t }, n) {
			return n.filter((t) => t.card === e).length > 1 ? `use:${e}:${t}` : "";
		}
		#m(e, t, n) {
			let { uses: r } = this.#u(e);
			return r.find((e) => e.card === t && this.#p(e, r) === n);
		}
		#h() {
			return {
				do: "use",
				says: "Use an ability",
				of: "a card of yours with an ability that is used",
				at: () => "one of its abilities",
				cards: (e) => this.#u(e).users.filter((t) => !e.isTheirs(t)),
				targets: (e, t) => {
					let { uses: n } = this.#u(e);
					return n.filter((e) => e.card === t).map((e) => this.#p(e, n));
				},
				needs: ha(this.#i, this.language.phase.cite, (e, t, n) => this.#m(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#p(e, n) === t)?.has.use?.costs ?? R).flatMap(({ says: e = R }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#m(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? R) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#u(e).uses) {
				if (!this.#f(e, r)) continue;
				let i = va(e, r.card, r.has);
				i > n && ([t, n] = [r, i]);
			}
			if (!t) return;
			let r = this.#p(t, this.#u(e).uses);
			return {
				do: "use",
				card: t.card,
				...r === "" ? {} : { to: r }
			};
		}
		worth(e, t, n) {
			let r = 0;
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += va(e, t, i));
			return r;
		}
		#g(e) {
			let { args: t } = e;
			if (this.#o?.args === t) return this.#o;
			let { card: n = -1, at: r = 0, step: i = 0, subject: a = -1, it: o = -1, before: s = -1, seen: c = 0, place: l = 0 } = t, u = this.abilities(e.card(n))[r], d = {
				self: n,
				subject: a,
				it: o,
				before: s,
				seen: c,
				place: l
			};
			return this.#o = {
				args: t,
				run: d,
				ability: u,
				step: u?.steps[i]
			}, this.#o;
		}
		#_(e) {
			let { step: t, run: n } = this.#g(e);
			if (!t?.with?.choose) return R;
			let { args: r } = e, { chosen: i = 0 } = r, a = t.with.cards(e, n);
			if (i === 0) return a;
			let o = Array.from({ length: i }, (e, t) => r[`c${t}`]);
			return a.filter((e) => !o.includes(e));
		}
		#v(e) {
			let { step: t } = this.#g(e);
			if (!t) return !0;
			let { chosen: n = 0 } = e.args;
			return t.may && n === 0 || (t.with?.choose?.least ?? 1) <= n;
		}
		#y() {
			let { id: e, cite: t } = this.language.phase;
			return {
				id: e,
				name: "A card's text",
				cite: t,
				says: "A card in play does what its text says.",
				begin: (e) => {
					let { run: t, ability: n } = this.#g(e);
					e.say(() => `${e.label(t.self)}: ${n?.sentences.join(" ")}`);
				},
				run: (e) => this.#w(e),
				asks: (e) => {
					let { run: t, ability: n, step: r } = this.#g(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${da(n, r, i)}` : "";
					return `${e.label(t.self)}: ${n?.sentences.join(" ")}${a}`;
				},
				about: (e) => [e.args.card ?? -1],
				moves: [{
					do: "choose",
					says: "Choose a card",
					of: "a card that the text means and that is not chosen yet",
					cards: (e) => this.#_(e),
					play: (e, t) => this.#O(e, t)
				}, {
					do: "carry-out",
					says: "Do what the text says",
					needs: [{
						id: "asked",
						cite: t,
						holds: (e) => this.#b(e),
						lacks: () => "the text does not ask for this now"
					}],
					play: (e) => e.note("agreed", 1)
				}],
				mayPass: (e) => this.#v(e),
				pass: (e) => this.#x(e)
			};
		}
		#b(e) {
			let { step: t } = this.#g(e);
			return t?.may === !0 && !t.with?.choose && e.args.agreed !== 1;
		}
		#x(e, t = (e.args.chosen ?? 0) > 0) {
			let { card: n = -1, at: r = 0, subject: i = -1, it: a = -1, before: o = -1 } = e.args, { seen: s = 0, place: c = 0, step: l = 0, done: u = 0 } = e.args;
			t && this.#r !== void 0 && this.abilities(e.card(n))[r]?.isOnce && e.setToken(n, this.#r, 1), e.running.args = {
				card: n,
				at: r,
				subject: i,
				it: a,
				before: o,
				seen: s,
				place: c,
				step: l + 1,
				done: u
			};
		}
		#S(e, t, n, r) {
			let i = 1 << (e.args.step ?? 0);
			t.does(e, n, r) !== !1 && e.note("done", (e.args.done ?? 0) | i);
		}
		#C(e, { ifDone: t }) {
			let { done: n = 0, step: r = 0 } = e.args;
			return t === 0 || (n >> r - t & 1) == 1;
		}
		#w(e) {
			let t = e.top;
			for (; e.top === t;) {
				let { step: t, run: n, ability: r } = this.#g(e), i = r && t === r.steps[0] && this.#d(e, n.self, r);
				if (!t || i) {
					e.leave();
					return;
				}
				if (!this.#T(e, r, t, n)) this.#x(e);
				else if (this.#b(e)) return;
				else if (!t.with?.choose) this.#E(e, t, n);
				else if (!this.#D(e, t)) return;
			}
		}
		#T(e, t, n, r) {
			let { chosen: i = 0, agreed: a = 0, step: o = 0 } = e.args;
			return i > 0 || a > 0 ? !0 : this.#C(e, n) ? ya(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => ca(e, t, n, r)), !1) : !1;
		}
		#E(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : Sa;
			r.length === 0 && this.#k(e, t, n);
			for (let i of [...r]) this.#S(e, t, i, n);
			this.#x(e, r.length > 0);
		}
		#D(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#_(e) : R, [o] = a;
			if (o === void 0) i === 0 && this.#k(e, t, this.#g(e).run), this.#x(e);
			else if (a.length > 1 || t.may || n <= i) return !1;
			else this.#O(e, o);
			return !0;
		}
		#O(e, t) {
			let { step: n, run: r } = this.#g(e), { chosen: i = 0 } = e.args;
			e.running.args = {
				...e.args,
				chosen: i + 1,
				[`c${i}`]: t,
				it: t,
				before: r.it
			}, n && this.#S(e, n, t, {
				...r,
				it: t,
				before: r.it
			});
		}
		#k(e, t, n) {
			let { ability: r } = this.#g(e);
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => la(e, r, t, n));
		}
		#A(e) {
			let { step: t, run: n } = this.#g(e);
			if (!t) return;
			let r = this.#v(e);
			if (this.#b(e)) return (t.worth?.(e, -1, n) ?? 1) > 0 ? { do: "carry-out" } : { do: "pass" };
			let [i, a] = [-1, -Infinity];
			for (let r of this.#_(e)) {
				let o = t.worth?.(e, r, n) ?? 1;
				o > a && ([i, a] = [r, o]);
			}
			return i < 0 || r && a <= 0 ? { do: "pass" } : {
				do: "choose",
				card: i
			};
		}
	};
}));
// lib/games/conquest-of-fates/table/units.ts
function z(e, t) {
	return e.isTheirs(t);
}
function B(e, t) {
	return (z(e, t) ? Ka : Ga)[e.zoneOf(t)] ?? 0;
}
function Ea(e, t, n) {
	return Ua[B(e, t)]?.includes(n) ?? !1;
}
function V(e, t) {
	return qa[e.zoneOf(t)] === !0;
}
function Da(e) {
	let t = [];
	for (let n of Ja) for (let r of e.in(n)) t.push(r);
	return t;
}
function Oa(e, t) {
	return e.token(t, O.forcefield) > 0 || e.sum("forcefield", t) > 0;
}
function H(e, t) {
	return e.token(t, O.muted) > 0;
}
function ka(e, t) {
	return e.isUp(t) && V(e, t) && e.token(t, O.announced) === 0;
}
function Aa(e, t, n) {
	return t < 0 || e.token(t, O.plagued) > 0 ? !1 : (e.setToken(t, O.cq, e.token(t, O.cq) + n), e.say(() => `${e.label(t)} ${n < 0 ? "loses" : "gains"} ${Math.abs(n)} CQ: ${w(e, t)} now.`), !0);
}
function ja(e, t) {
	return Na(e, t, "muted") || H(e, t) ? !1 : (e.setToken(t, O.muted, 1), e.say(() => `${e.label(t)} becomes Muted.`), !0);
}
function Ma(e, t) {
	return Na(e, t, "plagued") || e.token(t, O.plagued) > 0 ? !1 : (e.setToken(t, O.plagued, 1), e.say(() => `${e.label(t)} becomes Plagued.`), !0);
}
function Na(e, t, n) {
	let r = Oa(e, t);
	return r && e.say(() => `${e.label(t)} has Forcefield and is not ${n}.`), r;
}
function Pa(e, t) {
	e.setToken(t, O.forcefield, 1), e.say(() => `${e.label(t)} gains Forcefield.`);
}
function Fa(e, t) {
	e.as(e.ownerOf(t), () => Qr(e, t, e.sum("to-void", t) > 0 ? E.void : E.discard));
}
function Ia(e, t) {
	return !V(e, t) || Na(e, t, "destroyed") || La(e, t) ? !1 : (e.as(+(e.ownerOf(t) === 0), () => e.add(D.fallen, 1)), e.tell("destroyed", t, H(e, t)), Fa(e, t), e.say(() => `${e.label(t)} is destroyed.`), !0);
}
function La(e, t) {
	let [n] = e.in(e.under(t));
	return n !== void 0 && e.sum("saved-by-attached", t) > 0 ? (Fa(e, n), e.say(() => `${e.label(n)} is discarded instead of ${e.label(t)}.`), !0) : e.token(t, O.moved) > 0 || e.sum("saved-by-moving", t) === 0 ? !1 : (e.as(e.ownerOf(t), () => e.move(t, E.extra)), e.setToken(t, O.moved, 1), e.say(() => `${e.label(t)} moves to the Extra Locations instead.`), !0);
}
function Ra(e, t, n) {
	return t < 0 || n < 0 || t === n || !V(e, n) ? !1 : (e.move(t, e.under(n)), e.say(() => `${e.label(t)} is attached to ${e.label(n)}.`), !0);
}
function za(e, t) {
	let n = e.first(E.draw);
	return n < 0 && e.say(() => `${e.label(t)} Adapts, but the deck is empty.`), n < 0 || !Ra(e, n, t) ? !1 : (e.tell("adapted", t), !0);
}
function Ba(e, t, n, r) {
	return t < 0 ? !1 : (e.as(e.ownerOf(t), () => Qr(e, t, n)), e.say(() => `${e.known(t)} goes ${r}.`), !0);
}
function Va(e) {
	let [t, n] = [-1, 0];
	for (let r of [...k, ...A]) for (let i of e.in(r)) {
		let r = e.token(i, O.order);
		e.token(i, O.announced) > 0 && z(e, i) && r > n && ([t, n] = [i, r]);
	}
	return t < 0 ? [] : [t];
}
function Ha(e) {
	for (let t of [...k, ...A]) for (; e.count(t) > 0;) Fa(e, e.first(t));
}
var Ua, Wa, Ga, Ka, qa, Ja, U = t((() => {
	j(), Ua = [
		[],
		[2, 5],
		[
			1,
			3,
			5,
			6
		],
		[
			2,
			4,
			6,
			7
		],
		[3, 7],
		[
			1,
			2,
			6
		],
		[
			2,
			3,
			5,
			7
		],
		[
			3,
			4,
			6
		]
	], Wa = (e) => Object.values(E).map((t) => e.indexOf(t) + 1), Ga = Wa(k.slice(0, 7)), Ka = Wa(A.slice(0, 7)), qa = Object.values(E).map((e) => k.includes(e) || A.includes(e)), Ja = [...k, ...A];
})), Ya, Xa = t((() => {
	L(), P(), Ya = class {
		#e;
		#t;
		#n;
		constructor(e, t) {
			this.#e = e.draw, this.#t = e.hand, this.#n = t;
		}
		drawCards(e, t) {
			let n = e.draw(this.#e, this.#t, t);
			return e.say(() => n === 1 ? "1 card is drawn." : `${n} cards are drawn.`), n > 0;
		}
		look(e, t) {
			let n = e.in(this.#e).slice(0, t);
			for (let t of n) e.see(t);
			e.note("seen", n.length);
			let r = this.#n;
			return n.length === 0 && r !== void 0 && e.say(() => r), n.length > 0;
		}
		toBottom(e, t, n = -1) {
			let r = e.in(this.#e).slice(0, Math.max(t, 0)).filter((e) => e !== n);
			for (let t of r) e.move(t, this.#e, "bottom");
			return r.length > 0;
		}
		seen = (e, { seen: t }) => e.in(this.#e).slice(0, t);
		draw(e, t, n) {
			let r = (e) => (t) => this.drawCards(t, e);
			return F(e, t, { n: N }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		discard(e, t, n, r) {
			let i = (e) => e.in(this.#t);
			return F(e, t, { n: N }, ({ n: e }) => ({
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: i
				},
				does: n,
				...r(e)
			}));
		}
		lookAtTop(e, t, n = () => ({})) {
			let r = (e) => (t) => this.look(t, e);
			return F(e, t, { n: N }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		take(e, t, n, r = {}) {
			return [{
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: this.seen
				},
				does: (e, n, r) => {
					t(e, n, r), e.note("seen", r.seen - 1);
				},
				worth: n
			}, this.rest(r)];
		}
		rest(e = {}) {
			return {
				does: (e, t, { seen: n }) => this.toBottom(e, n),
				...e
			};
		}
	};
}));
// lib/games/conquest-of-fates/table/accordion.ts
function Za(e, t) {
	e.turnUp(t), e.add(D.revealed, 1), e.setToken(t, O.order, e.get(D.revealed)), e.setToken(t, O.announced, 1);
}
function Qa(e, t) {
	e.setToken(t, O.announced, 0), V(e, t) && e.sum("muted-when-revealed", t) > 0 && ja(e, t);
}
function $a(e, t, n) {
	Za(e, t), e.say(() => `${e.label(t)} ${n}: ${no(e, t)}.`), e.call("accordion", { unit: t }), e.call("answer", et, +(e.side === 0));
}
function eo(e, t) {
	if (!V(e, t) || e.token(t, O.announced) === 0) return;
	let n = w(e, t);
	Qa(e, t);
	let r = w(e, t);
	r !== n && e.say(() => `Effects in play make ${e.label(t)} ${r} CQ.`), e.tell("reveal", t, H(e, t));
}
function to(e, t, n) {
	Za(e, t), e.setToken(t, O.announced, 0);
	let r = ao(e, t) ? "" : ro(e, t);
	e.say(() => `${e.label(t)} ${n}: ${no(e, t)}${r}.`), Qa(e, t), e.tell("reveal", t, H(e, t));
}
function no(e, t) {
	return typeof e.card(t).cq == "number" || e.token(t, O.plagued) > 0 ? `${w(e, t)} CQ` : "its CQ is not known";
}
function ro(e, t) {
	let n = e.card(t);
	return n.timing ? H(e, t) ? "; it is muted and does nothing" : `; ${xt(n.text).every((t) => e.board.texts?.carriesOut(n, t)) ? io[n.timing] : "its effect is left to you"}` : "";
}
var io, ao, oo = t((() => {
	St(), tt(), j(), U(), io = {
		reveal: "its Upon Reveal effect happens now",
		throughout: "its effect lasts throughout the battle",
		end: "its effect waits for the end of battle",
		special: "its Special Trigger is ready"
	}, ao = (e, t) => !H(e, t) && e.sum("muted-when-revealed", t) > 0 && !Oa(e, t);
}));
// lib/core/text/nouns.ts
function so(e) {
	let t = co(e.references), n = co(e.adjectives), r = co(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...lo(t, i, a).map(([e, t]) => [uo(e, i.slice(a, t)), t]), ...po(i, a).flatMap(([t, o]) => mo(n, i, o).flatMap(([n, s]) => lo(r, i, s).flatMap(([r, s]) => ho(e, i, s).map(([s, c]) => {
			let l = fo(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...go(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function co(e) {
	return Object.entries(e).map(([e, t]) => [new Ai(e, {}), t]);
}
function lo(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function uo(e, t) {
	return {
		cards: e,
		test: (t, n, r) => e(t, r).includes(n),
		naming: {
			words: t,
			none: {
				before: "no card is “",
				words: t,
				after: "” now"
			}
		}
	};
}
function fo({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function po(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = Si(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: _o
	} }, t + 3]), n === "up" && r === "to") {
		let e = Si(i);
		e !== void 0 && s.push([{ choose: {
			least: 0,
			most: e
		} }, t + 3]);
	}
	return o !== void 0 && s.push([{ choose: {
		least: o,
		most: o
	} }, t + 1]), s;
}
function mo(e, t, n) {
	let r = lo(e, t, n).flatMap(([n, r]) => mo(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function ho(e, t, n) {
	let r = I(e.suffixes, t, n).flatMap(([n, r]) => ho(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function go({ usually: e }, { choose: t, isOther: n }, r, i) {
	let a = [...r, ...i.flatMap((e) => "is" in e ? [e.is] : [])], o = i.flatMap((e) => "from" in e ? [e.from] : []).at(-1) ?? e, s = (e, t, r) => {
		if (n && t === r.self) return !1;
		for (let n of a) if (!n(e, t, r)) return !1;
		return !0;
	};
	return {
		cards: (e, t) => {
			let n = [];
			for (let r of o(e, t)) s(e, r, t) && n.push(r);
			return n;
		},
		test: s,
		...t ? { choose: t } : {}
	};
}
var _o, vo = t((() => {
	L(), P(), _o = 99;
}));
// lib/games/conquest-of-fates/texts/nouns.ts
function yo(e) {
	let t = Da(e).filter((t) => z(e, t) && e.isUp(t)), n = Math.max(...t.map((t) => w(e, t)));
	return t.filter((t) => w(e, t) === n);
}
var bo, xo, So, Co, wo, W, To, Eo, Do, Oo, G, ko, Ao, K, jo, Mo, No, Po, Fo = t((() => {
	L(), vo(), P(), j(), U(), bo = (e, t) => e.card(t).kind === "unit", xo = (e) => (t, n) => t.card(n).deployment === e, So = (e, t) => !z(e, t), Co = (e, { self: t, place: n = 0 }) => V(e, t) ? B(e, t) : n, wo = (e, t, n) => B(e, t) > 0 && B(e, t) === Co(e, n), W = (e, t, n) => Ea(e, t, Co(e, n)), To = (e) => (t) => t.in(e), Eo = (e) => [...e.in(E.discard), ...e.in(E["enemy-discard"])], Do = (e) => (t, n) => {
		let r = B(t, n);
		return r > 0 && (r <= 4 ? 1 : 2) === e;
	}, Oo = Ci("zone", {
		one: 1,
		two: 2
	}), G = (e, t, n) => F(e, t, {}, () => ({ is: n })), ko = (e, t, n) => F(e, t, {}, () => ({ from: n })), Ao = [
		G("at this location", "Destroy an enemy unit at this location.", wo),
		G("at [an] adjacent location(s)", "Your units at adjacent locations gain 1 CQ.", W),
		G("at this or an adjacent location", "Destroy an enemy unit at this or an adjacent location.", (e, t, n) => wo(e, t, n) || W(e, t, n)),
		G("at this and [at] adjacent locations", "Destroy each enemy unit at this and adjacent locations.", (e, t, n) => wo(e, t, n) || W(e, t, n)),
		G("at this location and at adjacent locations", "Destroy each enemy unit at this location and at adjacent locations.", (e, t, n) => wo(e, t, n) || W(e, t, n)),
		G("in the extra locations", "Your other units in the Extra Locations gain 1 CQ.", (e, t) => e.zoneOf(t) === E.extra),
		G("in the battle zone", "Destroy an enemy unit in the Battle Zone.", () => !0),
		G("that is|are plagued", "Destroy an enemy unit that is Plagued.", (e, t) => e.token(t, O.plagued) > 0),
		G("that have|has a unit attached to them|it", "Your units that have a unit attached to them gain 1 CQ.", (e, t) => e.count(e.under(t)) > 0),
		G("that are revealed after this unit", "Enemy units that are revealed after this unit lose 1 CQ.", (e, t, { self: n }) => e.token(t, O.order) > e.token(n, O.order)),
		G("that are revealed at adjacent locations", "Enemy units that are revealed at adjacent locations become Muted.", W),
		F("in skirmish zone {n}", "Your units in Skirmish Zone One gain 1 CQ.", { n: Oo }, ({ n: e }) => ({ is: Do(e) })),
		F("with CQ {n} or less", "Destroy an enemy unit with CQ 2 or less.", { n: N }, ({ n: e }) => ({ is: (t, n) => w(t, n) <= e })),
		ko("from|in your hand", "You may upload a unit from your hand.", To(E.hand)),
		ko("from|in your discard pile", "Return a unit from your discard pile to your hand.", To(E.discard)),
		ko("from|in any discard pile", "Place a unit from any discard pile into the Void.", Eo)
	], K = so({
		name: "units",
		nouns: { "unit(s)": bo },
		adjectives: {
			your: So,
			"your own": So,
			enemy: z,
			other: (e, t, { self: n }) => t !== n,
			adjacent: W,
			standard: xo("standard"),
			strategic: xo("strategic"),
			lightspeed: xo("lightspeed"),
			apex: (e, t) => e.card(t).apex === !0,
			"face-up": (e, t) => e.isUp(t)
		},
		suffixes: Ao,
		references: {
			"this unit": (e, { self: t }) => [t],
			it: (e, { self: t, it: n }) => [n >= 0 ? n : t],
			"the enemy unit that was just announced": Va,
			"that unit": Va
		},
		usually: (e) => Da(e).filter((t) => e.isUp(t)),
		usualAre: "face up"
	}), jo = {
		choose: {
			least: 1,
			most: 1
		},
		cards: yo
	}, Mo = (e) => Da(e).filter((t) => z(e, t) && e.isUp(t)).length, No = (e) => Da(e).filter((t) => !z(e, t) && e.isUp(t)).length, Po = (e) => e.get(D.fallen);
}));
// lib/games/conquest-of-fates/texts/effects.ts
function Io(e, t, n, r, i) {
	return r > 0 ? Aa(e, t, n * r) : (e.say(() => `There is ${i}: ${e.label(t)} stays at ${w(e, t)} CQ.`), !1);
}
function Lo(e, t) {
	for (let n of [O.muted, O.plagued]) e.setToken(t, n, 0);
	e.say(() => `${e.label(t)} is no longer Muted or Plagued.`), Pa(e, t);
}
function Ro(e, t, n) {
	let r = Number.isFinite(t) ? " there" : " in the deck";
	return {
		with: {
			...e.naming ? { naming: {
				...e.naming,
				none: {
					...e.naming.none,
					after: r
				}
			} } : {},
			choose: {
				least: 0,
				most: 1
			},
			cards: (n, r) => n.in(E.draw).slice(0, t).filter((t) => e.test(n, t, r))
		},
		does: n,
		worth: Y
	};
}
var zo, q, Bo, Vo, Ho, Uo, J, Wo, Y, X, Go, Ko, qo, Jo, Yo, Xo, Z, Zo, Qo, $o, es = t((() => {
	L(), Xa(), P(), oo(), j(), U(), Fo(), zo = Ci("gains or loses", {
		gain: 1,
		gains: 1,
		lose: -1,
		loses: -1
	}), q = (e, t, n, r = 0) => ({
		with: e,
		does: t,
		worth: n,
		about: r
	}), [Bo, Vo, Ho] = [
		1,
		3,
		2
	], Uo = (e, t) => (z(e, t) ? 1 : -1) * (w(e, t) + .1), J = (e, t) => z(e, t) ? -1 : 1, Wo = (e, t) => w(e, t) + 10, Y = (e, t) => (e.card(t).cq ?? 0) + 10, X = (e, t, n, r, i = 0) => F(e, t, { cards: K }, ({ cards: e }) => q(e, n, r, i)), Go = Ci("state", {
		muted: ja,
		plagued: Ma
	}), Ko = ({ naming: e }) => e ? `${e.none.before}${e.none.words.join(" ")}` : "none", qo = [
		F("{cards} {way} {n} CQ [for this battle]", "Your units at adjacent locations gain 1 CQ for this battle.", {
			cards: K,
			way: zo,
			n: N
		}, ({ cards: e, way: t, n }) => q(e, (e, r) => Aa(e, r, t * n), (e, n) => t * J(e, n), n)),
		F("{cards} {way} {n} CQ when it is revealed", "If this unit was placed face-down during a Deployment Phase, it loses 2 CQ when it is revealed.", {
			cards: K,
			way: zo,
			n: N
		}, ({ cards: e, way: t, n }) => q(e, (e, r) => Aa(e, r, t * n), () => 1)),
		F("{cards} {way} {n} CQ for each enemy unit that was destroyed this battle", "This unit gains 2 CQ for each enemy unit that was destroyed this battle.", {
			cards: K,
			way: zo,
			n: N
		}, ({ cards: e, way: t, n }) => q(e, (e, r) => Io(e, r, t * n, Po(e), "no enemy unit that was destroyed"), J, t)),
		F("{cards} {way} {n} CQ for each {other}", "This unit gains 1 CQ for each enemy unit that is Plagued.", {
			cards: K,
			way: zo,
			n: N,
			other: K
		}, ({ cards: e, way: t, n, other: r }) => ({
			with: e,
			does: (e, i, a) => Io(e, i, t * n, r.cards(e, a).length, Ko(r)),
			worth: J,
			about: t * n
		}))
	], Jo = [
		F("destroy this unit", "Destroy each enemy unit at this location, then destroy this unit.", {}, () => ({ does: (e, t, { self: n }) => Ia(e, n) })),
		X("destroy {cards}", "Destroy an enemy unit with CQ 2 or less.", Ia, Uo, Ho),
		F("{cards} become(s) {state}", "An enemy unit at this location becomes Muted.", {
			cards: K,
			state: Go
		}, ({ cards: e, state: t }) => q(e, t, Uo, Ho)),
		F("{cards} become(s) {state} and lose(s) {n} CQ [for this battle]", "An enemy unit becomes Muted and loses 1 CQ for this battle.", {
			cards: K,
			state: Go,
			n: N
		}, ({ cards: e, state: t, n }) => q(e, (e, r) => [t(e, r), Aa(e, r, -n)].includes(!0), Uo, Ho)),
		F("the enemy unit with the highest CQ [in the battle zone] becomes {state}", "The enemy unit with the highest CQ in the Battle Zone becomes Plagued.", { state: Go }, ({ state: e }) => ({
			with: jo,
			does: e,
			worth: Uo,
			about: Ho
		})),
		F("you choose among equals", "The enemy unit with the highest CQ becomes Plagued. You choose among equals.", {}, () => ({ does: () => {} })),
		X("{cards} gain(s) forcefield", "One of your face-up units gains Forcefield.", Pa, (e, t) => J(e, t) * Wo(e, t)),
		X("{cards} is|are no longer muted or plagued [, and then gains forcefield]", "One of your adjacent units is no longer Muted or Plagued, and then gains Forcefield.", Lo, (e, t) => (H(e, t) ? 20 : 0) + (e.token(t, O.plagued) > 0 ? 40 : Wo(e, t)))
	], Yo = [
		X("{cards} adapt(s) [again]", "This unit Adapts.", za, J, Vo),
		F("adapts again", "This unit Adapts, then Adapts again.", {}, () => ({
			does: (e, t, { self: n }) => za(e, n),
			about: Vo
		})),
		F("attach {cards} to {host}", "You may attach a unit from your hand to one of your adjacent units.", {
			cards: K,
			host: K
		}, ({ cards: e, host: t }) => t.choose ? [{
			with: e,
			aim: "to attach",
			does: () => {},
			worth: Y
		}, {
			with: t,
			aim: "to attach it to",
			ifDone: !0,
			does: (e, t, { before: n }) => Ra(e, n, t),
			worth: J
		}] : {
			with: e,
			does: (e, n, r) => Ra(e, n, t.cards(e, r)[0] ?? -1),
			worth: Y
		})
	], Xo = (e, t) => Ba(e, t, E.hand, "into the hand"), Z = new Ya(E), Zo = [
		Z.draw("draw {n} card(s)", "Draw a card.", (e) => ({ about: e * Bo })),
		Z.discard("discard {n} card(s)", "Draw a card, then discard a card.", (e, t) => {
			Fa(e, t), e.say(() => `${e.label(t)} is discarded.`);
		}, (e) => ({
			worth: (e, t) => 20 - Y(e, t),
			about: -e * Bo
		})),
		F("seek your deck for {cards} , show it and put it into your hand", "Seek your deck for a standard unit, show it and put it into your hand.", { cards: K }, ({ cards: e }) => Ro(e, Infinity, Xo)),
		F("shuffle your deck", "Seek your deck for a standard unit, show it and put it into your hand. Then shuffle your deck.", {}, () => ({ does: (e) => {
			e.shuffle(E.draw), e.say(() => "The deck is shuffled.");
		} })),
		F("seek the top {n} cards of your deck for {cards} and attach it to this unit", "Seek the top five cards of your deck for a standard unit and attach it to this unit.", {
			n: N,
			cards: K
		}, ({ n: e, cards: t }) => [{ does: (t) => Z.look(t, e) }, Ro(t, e, (e, t, { self: n, seen: r }) => {
			let i = Ra(e, t, n);
			return i && e.note("seen", r - 1), i;
		})]),
		F("place the rest on the bottom", "Seek the top five cards of your deck for a standard unit and attach it to this unit. Place the rest on the bottom.", {}, () => Z.rest()),
		Z.lookAtTop("look at the top {n} cards of your deck", "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom."),
		F("put one into your hand and the rest on the bottom", "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom.", {}, () => Z.take(1, Xo, Y)),
		F("look at the hand of an opponent", "Look at the hand of an opponent.", {}, () => ({ does: (e) => e.say(() => "The enemy has no hand to look at.") }))
	], Qo = [
		X("place {cards} into the void", "Place an enemy unit at this location into the Void.", (e, t) => Ba(e, t, E.void, "into the Void"), (e, t) => z(e, t) ? Wo(e, t) : 1),
		F("place the top {n} cards of your deck into the void", "Place the top five cards of your deck into the Void.", { n: N }, ({ n: e }) => ({ does: (t) => {
			let n = t.draw(E.draw, E.void, e);
			t.say(() => `${n} cards go into the Void.`);
		} })),
		X("place {cards} on the bottom of your deck", "Place up to two units from your discard pile on the bottom of your deck.", (e, t) => {
			e.move(t, E.draw, "bottom"), e.say(() => `${e.label(t)} goes to the bottom of the deck.`);
		}, Y),
		X("return {cards} to your hand [instead of sending it to the discard pile]", "Return a unit with CQ 4 or less from your discard pile to your hand.", Xo, Y),
		X("deploy {cards} to the extra locations", "Deploy a standard unit with CQ 4 or less from your hand to the Extra Locations.", (e, t) => {
			e.move(t, E.extra), to(e, t, "is deployed to the Extra Locations");
		}, Y),
		X("upload {cards}", "Upload a unit from your discard pile.", (e, t) => Ba(e, t, E.upload, "to the Upload Zone"), (e, t) => 5 - w(e, t)),
		F("after all battles are over , add {n} CQ to your conquest pool", "Upload this unit. After all battles are over, add 5 CQ to your Conquest Pool.", { n: N }, ({ n: e }) => ({
			ifDone: !0,
			does: (t) => t.add(D.promised, e)
		})),
		F("during your next supply drop , draw {n} more card(s)", "During your next supply drop, draw one more card.", { n: N }, ({ n: e }) => ({ does: (t) => t.add(D.more, e) }))
	], $o = [
		...qo,
		...Jo,
		...Yo,
		...Zo,
		...Qo
	];
}));
// lib/games/conquest-of-fates/texts/texts.ts
function ts({ kind: e, timing: t }) {
	return e === "celestial" ? {
		event: "played",
		of: ns
	} : t === "reveal" ? {
		event: "reveal",
		of: ns
	} : t === "end" ? {
		event: "end",
		of: ns
	} : void 0;
}
var ns, rs, is, Q, as, os, ss, cs, ls, us, ds, fs, ps, ms, hs, gs, $, _s = t((() => {
	L(), P(), Ta(), Tr(), j(), U(), es(), Fo(), ns = Ni, rs = (e, t, n) => t !== n && !z(e, t), is = (e, t) => !z(e, t), Q = (e, t, n, r = ns) => F(e, t, {}, () => ({
		event: n,
		of: r
	})), as = [
		Q("when this unit is destroyed", "When this unit is destroyed, draw two cards.", "destroyed"),
		Q("when another of your units is destroyed", "When another of your units is destroyed, this unit gains 2 CQ.", "destroyed", rs),
		Q("when one of your units is destroyed", "When one of your units is destroyed, draw a card.", "destroyed", is),
		Q("when another of your units adapts", "When another of your units Adapts, this unit gains 2 CQ.", "adapted", rs),
		Q("when an opponent deploys a lightspeed unit in response to this unit", "When an opponent deploys a lightspeed unit in response to this unit, draw two cards.", "answered"),
		Q("during clean-up", "During clean-up, return this unit to your hand.", "clean-up"),
		Q("if this unit was placed face-down during a deployment phase", "If this unit was placed face-down during a Deployment Phase, it loses 2 CQ when it is revealed.", "reveal", (e, t, n) => t === n && e.token(n, O.placed) > 0)
	], os = (e, t, n) => F(e, t, {}, () => n), ss = [
		os("if an opponent has more face-up units in the battle zone than you", "If an opponent has more face-up units in the Battle Zone than you, this unit gains 3 CQ.", (e) => Mo(e) > No(e)),
		F("if you have {cards}", "If you have another unit in the Extra Locations, this unit gains 2 CQ.", { cards: K }, ({ cards: e }) => (t, n) => e.cards(t, n).some((e) => !z(t, e))),
		F("if {cards} has CQ {n} or less", "If the enemy unit that was just announced has CQ 2 or less, place it into the Void.", {
			cards: K,
			n: N
		}, ({ cards: e, n: t }) => (n, r) => e.cards(n, r).some((e) => w(n, e) <= t)),
		os("unless it is an apex unit", "Destroy the enemy unit that was just announced, unless it is an Apex unit.", (e, t) => t.it < 0 || e.card(t.it).apex !== !0),
		os("unless it has forcefield", "Place an enemy unit at this location into the Void, unless it has Forcefield.", (e, t) => t.it < 0 || !Oa(e, t.it)),
		os("if it was an apex unit", "Place a unit from any discard pile into the Void. If it was an Apex unit, this unit gains 2 CQ.", (e, t) => t.it >= 0 && e.card(t.it).apex === !0)
	], cs = Ci("gains or loses", {
		gain: 1,
		gains: 1,
		lose: -1,
		loses: -1
	}), ls = (e, t, { self: n }) => t === n, us = (e, t, n = 1) => ({
		stat: e,
		to: t,
		by: () => n
	}), ds = (e, t, n, r = 0) => ({
		stat: e,
		to: (e, n, r) => ka(e, n) && t(e, n, r),
		by: n,
		about: r
	}), fs = (e, t, n = 0) => ds("cq", e, () => t, n), ps = (e) => ds("muted-when-revealed", (t, n, r) => n !== r.self && e(t, n, r), () => 1), ms = (e) => ds("forcefield", e, () => 1), hs = 2, gs = [
		F("{cards} {way} {n} CQ", "Your standard units gain 1 CQ.", {
			cards: K,
			way: cs,
			n: N
		}, ({ cards: e, way: t, n }) => fs(e.test, t * n, n * hs)),
		F("{cards} {way} {n} CQ for each {other}", "This unit gains 2 CQ for each enemy unit that is Plagued.", {
			cards: K,
			way: cs,
			n: N,
			other: K
		}, ({ cards: e, way: t, n, other: r }) => ds("cq", e.test, (e, i, a) => t * n * r.cards(e, {
			self: a,
			subject: i,
			it: -1,
			before: -1,
			seen: 0
		}).length, t * n)),
		F("{cards} become(s) muted [when they are revealed]", "Enemy strategic units that are revealed at adjacent locations become Muted.", { cards: K }, ({ cards: e }) => ps(e.test)),
		F("{cards} become muted when they are revealed , and {others} {way} {n} CQ", "All lightspeed units become Muted when they are revealed, and your own lightspeed units lose 1 CQ.", {
			cards: K,
			others: K,
			way: cs,
			n: N
		}, ({ cards: e, others: t, way: n, n: r }) => [ps(e.test), fs(t.test, n * r)]),
		F("{cards} have|has forcefield", "Your other units in the Extra Locations have Forcefield.", { cards: K }, ({ cards: e }) => ms(e.test)),
		F("while this unit is at a location of skirmish zone {n} , it has forcefield", "While this unit is at a location of Skirmish Zone Two, it has Forcefield.", { n: Oo }, ({ n: e }) => ms((t, n, { self: r }) => n === r && B(t, n) > (e === 1 ? 0 : 4) && (e === 2 || B(t, n) <= 4))),
		F("when this unit would be destroyed while a unit is attached to it , discard the attached unit instead", "When this unit would be destroyed while a unit is attached to it, discard the attached unit instead.", {}, () => us("saved-by-attached", ls)),
		F("the first time this unit would be destroyed , move it to the extra locations instead", "The first time this unit would be destroyed, move it to the Extra Locations instead.", {}, () => us("saved-by-moving", ls)),
		F("your units that would go to the discard pile are placed into the void instead", "Your units that would go to the discard pile are placed into the Void instead.", {}, () => us("to-void", (e, t) => !z(e, t) && e.card(t).kind === "unit")),
		F("your maximum hand size is {n}", "Your maximum hand size is 8.", { n: N }, ({ n: e }) => us("hand-maximum", () => !0, e)),
		F("you draw {n} card(s) fewer in each supply drop", "You draw one card fewer in each supply drop.", { n: N }, ({ n: e }) => ({
			stat: "supply-drop",
			to: () => !0,
			by: () => -e
		}))
	], $ = new wa({
		moments: as,
		conditions: ss,
		effects: $o,
		standings: gs,
		momentOf: ts,
		lasts: ({ timing: e }) => e !== "reveal" && e !== "end",
		phase: {
			id: "text",
			cite: wr
		},
		placeOf: B,
		isActive: (e, t) => V(e, t) ? e.isUp(t) && !H(e, t) : e.zoneOf(t) === E.celestials
	});
})), vs, ys = t((() => {
	vs = [
		{
			id: "celestials-side-by-side",
			text: "A second Celestial does not take the place of the first: both lie in their zone and stay."
		},
		{
			id: "always-active",
			text: "Alone you are the Active Player of every battle: your units are revealed one after the other, with no enemy's between them."
		},
		{
			id: "enemy-reveals",
			text: "You have no opponent. In any action phase with a Lightspeed unit in hand, you can pretend that an enemy unit is revealed, as often as you like. One unit may answer each time."
		},
		{
			id: "cq-counted",
			text: "The tally counts the printed CQ, what texts change about it, and changes made by hand. A unit whose CQ is not published counts 0."
		},
		{
			id: "attached-cq",
			text: "An attached unit adds its current CQ and that of units attached to it. A plagued one only adds -1."
		},
		{
			id: "plague-taken-off",
			text: "A unit that is no longer Plagued gets back its CQ from before, including changes."
		},
		{
			id: "attached-goes-along",
			text: "When a unit leaves the Battle Zone, what is attached to it goes to the same place, and not only when it is destroyed."
		},
		{
			id: "clean-up-destroys-nothing",
			text: "Clean-up brings units to the discard pile without destroying them: Forcefield does not keep a unit from it."
		},
		{
			id: "face-up-by-effect",
			text: "A unit that an effect brings to a location lies face up. Only the Deployment Phase plays units face down."
		},
		{
			id: "just-announced",
			text: "The enemy unit that was just announced is the one that you are answering. A Lightspeed unit that was deployed face down answers nothing, so a text that names that unit finds nothing."
		},
		{
			id: "face-down-not-named",
			text: "A text that names units means face-up ones. Face-down enemy units cannot be chosen, even at the same location."
		},
		{
			id: "end-in-your-order",
			text: "You choose the order of your effects at the end of battle. A unit that was destroyed or muted before its turn does nothing, and a unit that arrives then still has its turn."
		},
		{
			id: "same-event-in-order",
			text: "If several of your texts wait for the same event, that of the unit itself comes first. Then come Celestials and Extra Locations, and then the locations from left to right."
		},
		{
			id: "if-you-do",
			text: "“If you do” holds if it was done. A unit that Forcefield or its own text keeps was not destroyed."
		},
		{
			id: "last-location",
			text: "“This location” of a unit that was destroyed is the one where it was."
		},
		{
			id: "lowest-hand-size",
			text: "If several texts give you a maximum hand size, the lowest holds."
		},
		{
			id: "void-instead",
			text: "If your units go into the Void instead of the discard pile, that is also true of units that you discard from your hand or from under another unit."
		},
		{
			id: "uploads-at-the-end",
			text: "What was uploaded can be dealt with by hand after the third battle, before the conquest pool is the score."
		}
	];
})), bs, xs, Ss, Cs = t((() => {
	j(), bs = (e) => e.get(D.conquest) - e.get(D["enemy-conquest"]), xs = [
		{
			id: "cq",
			name: "Conquest Pool",
			better: "more",
			at: (e) => e.get(D.conquest)
		},
		{
			id: "lead",
			name: "CQ ahead of the enemy",
			better: "more",
			isYardstick: !0,
			at: bs
		},
		{
			id: "their-cq",
			name: "The enemy’s Conquest Pool",
			better: "less",
			at: (e) => e.get(D["enemy-conquest"])
		},
		{
			id: "hand",
			name: "Cards in hand",
			better: "more",
			at: (e) => e.count(E.hand)
		}
	], Ss = [
		{
			says: "20 CQ in the first battle",
			measure: "cq",
			least: 20,
			turn: 1
		},
		{
			says: "30 CQ in the first battle",
			measure: "cq",
			least: 30,
			turn: 1
		},
		{
			says: "50 CQ by battle 2",
			measure: "cq",
			least: 50,
			turn: 2
		},
		{
			says: "65 CQ by battle 2",
			measure: "cq",
			least: 65,
			turn: 2
		},
		{
			says: "80 CQ by battle 3",
			measure: "cq",
			least: 80,
			turn: 3
		},
		{
			says: "100 CQ by battle 3",
			measure: "cq",
			least: 100,
			turn: 3
		},
		{
			says: "Ahead after the first battle",
			measure: "lead",
			least: 1,
			turn: 1
		},
		{
			says: "Ten CQ ahead after the first battle",
			measure: "lead",
			least: 10,
			turn: 1
		},
		{
			says: "Ahead by battle 2",
			measure: "lead",
			least: 1,
			turn: 2
		},
		{
			says: "20 CQ ahead by battle 3",
			measure: "lead",
			least: 20,
			turn: 3
		}
	];
})), ws, Ts = t((() => {
	ws = {
		redraw: {
			move: "mulligan",
			says: "shuffle the whole hand back and draw seven again",
			verb: "shuffle back",
			most: "all"
		},
		questions: [
			{
				says: "Two units with CQ 6 or more",
				asks: "2 of [cq>=6]",
				more: 0
			},
			{
				says: "An Apex",
				asks: "1 of [is:apex]",
				more: 7
			},
			{
				says: "A Celestial",
				asks: "1 of [k:celestial]",
				more: 7
			},
			{
				says: "Three strategic units",
				asks: "3 of [deployment:strategic]",
				more: 7
			}
		]
	};
}));
// lib/games/conquest-of-fates/table/result.ts
function Es(e) {
	return {
		name: "Conquest Pool",
		own: e.get(D.conquest),
		...ci(e) && { theirs: e.get(D["enemy-conquest"]) }
	};
}
function Ds(e) {
	if (e.get(D.over) === 0) return;
	let { own: t, theirs: n } = Es(e);
	return n === void 0 ? {
		how: "ended",
		says: `All three battles are over. You have ${t} CQ in your Conquest Pool.`
	} : t === n ? {
		how: "ended",
		says: `A draw, ${t} to ${n}.`
	} : t > n ? {
		how: "won",
		says: `You won, ${t} to ${n}.`
	} : {
		how: "lost",
		says: `You lost, ${t} to ${n}.`
	};
}
var Os = t((() => {
	vi(), j();
}));
// lib/core/text/idle.ts
function ks(e, t, n, r) {
	let i = t.card(n), a = e.abilities(i).filter(({ moment: e }) => e?.event === r), o = e.read(i).every(({ ability: e }) => e !== void 0);
	if (a.length !== 0 && o && a.every((e) => As(t, n, e))) return "no target for its text: nothing will happen";
}
function As(e, t, { steps: n }) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	};
	return n.length > 0 && n.every((t) => t.with !== void 0 && t.with.cards(e, r).length === 0);
}
var js = t((() => {}));
// lib/games/conquest-of-fates/table/lightspeed.ts
function Ms(e, t) {
	Ns(e, t, "is revealed");
}
function Ns(e, t, n) {
	ci(e) && e.as(+(e.side === 0), () => Ps(e)) ? $a(e, t, n) : to(e, t, n);
}
function Ps(e) {
	for (let t of e.in(E.hand)) if (Is(e.card(t))) return !0;
	return !1;
}
var Fs, Is, Ls, Rs = t((() => {
	Tr(), vi(), oo(), j(), U(), Fs = {
		do: "enemy-reveals",
		says: "Practise: an enemy unit is revealed",
		needs: [{
			id: "alone",
			cite: Sr,
			holds: (e) => !ci(e),
			lacks: () => "whoever is opposite reveals units by itself"
		}, {
			id: "lightspeed",
			cite: Sr,
			holds: Ps,
			lacks: () => "there is no Lightspeed unit in your hand to answer with"
		}],
		play: (e) => {
			e.say(() => "An enemy unit is announced."), e.call("answer");
		}
	}, Is = ({ kind: e, deployment: t }) => e === "unit" && t === "lightspeed", Ls = {
		do: "answer",
		says: "Answer with a Lightspeed unit",
		of: "a card in your hand",
		cards: (e) => e.in(E.hand),
		needs: [{
			id: "lightspeed",
			cite: Sr,
			holds: (e, t) => Is(e.card(t)),
			lacks: (e, t) => {
				let { kind: n, deployment: r } = e.card(t);
				return `only Lightspeed units answer, and this is a ${n === "unit" ? `${r ?? "plain"} unit` : "Celestial"}`;
			}
		}],
		play: (e, t) => {
			e.move(t, E.extra), e.leave();
			for (let t of Va(e)) e.tell("answered", t);
			Ns(e, t, "is deployed at lightspeed to the Extra Locations");
		}
	};
}));
// lib/games/conquest-of-fates/table/turn.ts
function zs(e) {
	let t = Xs + e.sum("supply-drop", -1) + e.get(D.more);
	e.set(D.more, 0);
	let n = e.draw(E.draw, E.hand, t);
	e.say(() => n === 0 ? "Supply drop: the deck is empty, no card is drawn." : n === 1 ? "Supply drop: 1 card." : `Supply drop: ${n} cards.`);
}
function Bs(e) {
	return {
		do: "deploy",
		says: "Deploy face down",
		of: "a card in your hand",
		at: () => `a location from ${e[0]} to ${e.at(-1)}`,
		cards: (e) => e.in(E.hand),
		targets: () => e,
		needs: [rc, ic],
		play: (e, t, n) => {
			e.move(t, e.zone(n)), e.turnUp(t, !1), e.setToken(t, O.placed, 1), e.say(() => `${e.known(t)} is deployed face down to ${n}.`);
		}
	};
}
function Vs(e, t) {
	let n = ui(e, t);
	return n < 0 || z(e, n) ? ac : [n];
}
function Hs(e) {
	return {
		do: "reveal",
		says: "Reveal the next unit",
		of: "your face-down unit whose turn it is, from left to right",
		cards: (t) => Vs(t, e),
		play: Ms
	};
}
function Us(e, t) {
	let n = e.top;
	for (; e.top === n;) {
		let n = ui(e, t);
		if (n < 0 || !z(e, n)) return;
		e.as(1, () => Ms(e, n));
	}
}
function Ws(e) {
	let t = ii[e - 1] ?? [], n = `Skirmish ${e}`;
	return [
		{
			id: `celestial-${e}`,
			name: `${n}: Celestial`,
			cite: mr,
			says: "Play one Celestial, or pass.",
			isForBoth: !0,
			begin: (t) => t.set(D.skirmish, e),
			moves: [nc]
		},
		{
			id: `deployment-${e}`,
			name: `${n}: Deployment`,
			cite: e === 1 ? hr : _r,
			says: `Place units face down, at most one at each of locations ${t[0]} to ${t.at(-1)}. Any may stay empty.`,
			isForBoth: !0,
			moves: [Bs(t)]
		},
		{
			id: `action-${e}`,
			name: `${n}: Action`,
			cite: gr,
			says: "Reveal the units from left to right. Each is announced, existing effects apply to it, its Upon Reveal happens, and its other effects begin.",
			moves: [Hs(e), Fs],
			run: (t) => Us(t, e),
			mayPass: (t) => Vs(t, e).length === 0
		}
	];
}
function Gs(e) {
	let t = [];
	for (let n of k) for (let r of e.in(n)) e.token(r, O.ended) === 0 && $.waitsFor(e, "end", r) && t.push(r);
	return t;
}
function Ks(e, t) {
	e.setToken(t, O.ended, 1), e.tell("end", t);
}
function qs(e) {
	for (let t of [0, 1]) e.as(t, () => e.add(D.conquest, e.get(D.promised)));
	e.set(D.over, 1);
}
function Js(e) {
	let t = e.said("hand-maximum", -1);
	return t.length === 0 ? Zs : Math.min(...t);
}
function Ys(e) {
	e.count(E.hand) > Js(e) && !e.isIn("hand-maximum") && e.call("hand-maximum");
}
var Xs, Zs, Qs, $s, ec, tc, nc, rc, ic, ac, oc, sc, cc, lc, uc, dc, fc, pc, mc = t((() => {
	js(), g(), Tr(), vi(), _s(), oo(), Rs(), j(), U(), Xs = 7, Zs = 10, Qs = 3, $s = {
		do: "mulligan",
		says: "Shuffle the hand back and draw a new supply drop",
		key: "m",
		play: (e) => {
			for (; e.count(E.hand) > 0;) e.move(e.first(E.hand), E.draw);
			e.shuffle(E.draw), e.say(() => "Mulligan: the hand goes back, the deck is shuffled."), zs(e), e.leave();
		}
	}, ec = [mi, {
		id: "mulligan",
		name: "First drop",
		cite: pr,
		says: "Shuffle and draw seven. On this first drop only, you may return the whole hand once and draw another seven.",
		isForBoth: !0,
		begin: (e) => {
			e.shuffle(E.draw), zs(e);
		},
		moves: [$s]
	}], tc = {
		id: "supply-drop",
		name: "Supply drop",
		cite: yr,
		says: "A battle begins with a supply drop of seven cards, or as many as the deck still holds. You keep your hand.",
		isForBoth: !0,
		begin: (e) => {
			e.running.isSecond || e.add(D.battle, 1), e.get(D.battle) > 1 && zs(e);
		},
		moves: []
	}, nc = {
		do: "celestial",
		says: "Play a Celestial",
		of: "a card in your hand",
		cards: (e) => e.in(E.hand),
		needs: [{
			id: "kind",
			cite: mr,
			holds: (e, t) => e.card(t).kind === "celestial",
			lacks: () => "only a Celestial is played here, and this is a unit"
		}],
		wastes: (e, t) => ks($, e, t, "played"),
		play: (e, t) => {
			e.move(t, E.celestials), e.say(() => `${e.label(t)} is played: its effects happen immediately.`), e.tell("played", t), e.leave();
		}
	}, rc = {
		id: "kind",
		cite: hr,
		holds: (e, t) => e.card(t).kind === "unit",
		lacks: () => "only units are deployed, and this is a Celestial"
	}, ic = {
		id: "location",
		cite: hr,
		holds: (e, t, n) => e.zone(n) < 0 || e.count(e.zone(n)) === 0,
		lacks: (e, t, n) => `at most one unit is deployed at a location, and ${n} is taken`
	}, ac = [], oc = {
		do: "end-effect",
		says: "End of battle: its effect is next",
		of: "your unit whose effect at the end of battle has not happened yet",
		cards: Gs,
		play: Ks
	}, sc = {
		do: "tally",
		says: "Add the CQ of the face-up units to the conquest pool",
		play: (e) => {
			let t = 0;
			for (let n of k) for (let r of e.in(n)) e.isUp(r) && (t += w(e, r));
			e.add(D.conquest, t), e.say(() => `Battle ${e.get(D.battle)}: ${t} CQ, ${e.get(D.conquest)} in the conquest pool.`), e.leave();
		}
	}, cc = {
		do: "score",
		says: "Close the game: the conquest pool is the score",
		play: qs
	}, lc = "after-battles", uc = {
		id: lc,
		name: "After three battles",
		cite: br,
		says: "After three battles, uploaded cards take effect. Then the conquest pool is the score.",
		begin: (e) => {
			e.get(D.battle) < Qs ? e.leave() : e.count(E.upload) === 0 && qs(e);
		},
		moves: [cc],
		mayPass: () => !1
	}, dc = [
		tc,
		...Ws(1),
		...Ws(2),
		{
			id: "end-of-battle",
			name: "End of battle",
			cite: vr,
			says: "Effects at the end of battle happen, in the order that their player chooses.",
			isForBoth: !0,
			moves: [oc],
			run: (e) => {
				let [t, n] = Gs(e);
				t === void 0 ? e.leave() : n === void 0 && Ks(e, t);
			},
			mayPass: () => !1
		},
		{
			id: "tally",
			name: "Tally",
			cite: vr,
			says: "The CQ of all face-up units is added to the conquest pool.",
			isForBoth: !0,
			moves: [sc],
			mayPass: () => !1
		},
		{
			id: "clean-up",
			name: "Clean up",
			cite: vr,
			says: "All units go to the discard pile, which is not shuffled back. Celestials stay.",
			begin: (e) => {
				for (let t of [...k, ...A]) for (let n of e.in(t)) e.isUp(n) && e.tell("clean-up", n, H(e, n));
			},
			moves: [],
			end: (e) => {
				Ha(e);
				for (let t of [
					D.skirmish,
					D.revealed,
					D.fallen,
					D["enemy-fallen"]
				]) e.set(t, 0);
				ci(e) && e.set(D.waiting, 1 - e.get(D.waiting));
			}
		},
		uc
	], fc = {
		do: "discard",
		says: "Discard a card",
		of: "a card in your hand",
		cards: (e) => e.in(E.hand),
		play: (e, t) => {
			Fa(e, t), e.say(() => `${e.label(t)} is discarded. This triggers nothing.`), e.count(E.hand) <= Js(e) && e.leave();
		}
	}, pc = [
		{
			id: "hand-maximum",
			name: "Hand over the maximum",
			cite: xr,
			says: "More cards in hand than the maximum, which is ten: discard down to it at once.",
			asks: (e) => {
				let t = Js(e), n = e.count(E.hand) - t;
				return `Discard ${n} more ${n === 1 ? "card" : "cards"}: ${a(t)} is the most.`;
			},
			moves: [fc],
			mayPass: () => !1
		},
		{
			id: "accordion",
			name: "The accordion",
			cite: Cr,
			says: "After the answer, effects in play apply to the announced unit, and then its own happens.",
			begin: (e, { unit: t = -1 }) => eo(e, t),
			moves: []
		},
		{
			id: "answer",
			name: "Lightspeed answer",
			cite: Sr,
			says: "One Lightspeed unit may answer an enemy unit that was announced, also one that is itself an answer.",
			passing: "Do not answer",
			moves: [Ls]
		},
		$.phase
	];
})), hc = /* @__PURE__ */ n({ goldfish: () => Sc });
function gc(e, t) {
	let { free: n, card: r = -1, to: i, by: a = 1 } = t;
	if (r < 0) return;
	let o = n === "counter" && a > 0 && (i === "plagued" || i === "muted");
	return n === "counter" && i === "cq" && e.token(r, O.plagued) > 0 ? `${e.label(r)} is plagued: its CQ is -1 and cannot be changed. Take Plagued off it first.` : (o || yc(e, t)) && Oa(e, r) ? `${e.label(r)} has Forcefield and cannot be ${o ? i : "destroyed"}. ${_c(e, r)}` : n === "note" ? void 0 : bc(e, r) ?? vc(e, t);
}
function _c(e, t) {
	let [n] = $.parts(e, "forcefield", t);
	return n ? `The text of ${e.label(n.card)} gives it.` : "Take Forcefield off it first.";
}
function vc(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!V(e, i)) return `Nothing can be attached to ${e.label(r)}: it is not a unit in the Battle Zone.`;
}
function yc(e, { free: t, card: n = -1, to: r }) {
	return t === "move" && r === "discard" && k.includes(e.zoneOf(n));
}
function bc(e, t) {
	let n = e.zoneOf(t);
	if (n === E.void) return `${e.label(t)} is in the Void: out of the game to its end.`;
	if (n === E.upload && e.top.phase !== "after-battles") return `${e.label(t)} is uploaded: nothing can be done with it until all battles are over.`;
}
function xc(e, t) {
	let n = e.zoneOf(t);
	k.includes(n) || e.hostOf(t) >= 0 || e.count(e.under(t)) === 0 || (Qr(e, t, n, e.first(n) === t ? "usual" : "bottom"), e.say(() => `What was attached to ${e.label(t)} goes along.`));
}
var Sc, Cc = t((() => {
	vi(), bi(), _s(), ys(), Cs(), Ts(), Os(), j(), mc(), U(), Sc = {
		texts: $,
		zones: ei,
		counters: ti,
		tokens: ri,
		begins: {
			main: "draw",
			raiders: "box",
			twin: "box",
			recruits: "box"
		},
		mirror: {
			...ni,
			theirs: fi,
			name: "The enemy"
		},
		supplies: si,
		setup: ec,
		phases: dc,
		called: pc,
		result: Ds,
		score: Es,
		measures: xs,
		plans: Ss,
		opening: ws,
		opposed: ci,
		first: li,
		enforce: Ys,
		forbids: gc,
		carriesOut: (e, t) => e.token(t, O.muted) > 0,
		afterFreeMove: xc,
		areas: oi,
		autopilot: yi,
		readings: vs
	};
}));
// lib/games/conquest-of-fates/index.ts
Tr();
var wc = {
	id: "conquest-of-fates",
	name: "Conquest of Fates",
	about: "Units go face down to seven locations and are revealed in turn. The most CQ after three battles wins.",
	feels: "Bluff face down at seven locations. Then everything is revealed.",
	rulebook: C,
	kind: "kind",
	attributes: Dr,
	sections: Ar,
	formats: [{
		id: "standard",
		name: "Standard",
		says: "Decks of 40 cards."
	}],
	options: [],
	house: [
		{
			id: "copies",
			says: "Copy limit per unit that is not Apex.",
			upTo: 4
		},
		{
			id: "celestials-outside",
			says: "Celestials are not counted in the 40 cards."
		},
		{
			id: "one-celestial",
			says: "At most one Celestial is in the deck."
		},
		{
			id: "one-faction",
			says: "All units are of one faction."
		}
	],
	readings: dr,
	rules: Er,
	layout: Or,
	symbols: Nr,
	drawings: async () => (await Promise.resolve().then(() => (Ir(), Pr))).drawings,
	intro: async () => (await Promise.resolve().then(() => (zr(), Lr))).intro,
	terms: async () => (await Promise.resolve().then(() => (Hr(), Br))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (Cc(), hc))).goldfish
}, Tc = [];
Tc[2] = wc;
var Ec = cr(Tc, wc, {
	sets: [{
		game: "conquest-of-fates",
		id: "cof-published",
		name: "Conquest of Fates: named in a developer's note",
		official: !0,
		source: "The developer's note on Lightspeed Deployment at https://conquestoffates.com/?p=9213. The Quickplay Rulebook names no card.",
		cards: [{
			name: "Awe-Inspiring Specimen",
			kind: "unit",
			text: "Upon Reveal effects stop happening.",
			sources: { text: "https://conquestoffates.com/?p=9213, developer's note on Lightspeed Deployment (Iteration 3; in our own words)" },
			standIn: ["kind"]
		}]
	}, {
		game: "conquest-of-fates",
		id: "cof-practice",
		name: "Practice: Conquest of Fates",
		official: !1,
		practice: !0,
		source: "Cards invented by Drydock for practice with this game: unofficial, not published by anybody.",
		cards: [
			{
				name: "Furnace Levy",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 3,
				timing: null,
				text: null
			},
			{
				name: "Cinder Picket",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Ashline Trooper",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Forge Sergeant",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Magma Skimmer",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Pyre Breaker",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !1,
				cq: 6,
				timing: null,
				text: null
			},
			{
				name: "Sunforged Titan",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "standard",
				apex: !0,
				cq: 8,
				timing: null,
				text: null
			},
			{
				name: "Brand Captain",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "Your units at adjacent locations gain 1 CQ for this battle."
			},
			{
				name: "Torch Bearer",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "throughout",
				text: "Your standard units gain 1 CQ."
			},
			{
				name: "Kiln Executioner",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "Destroy an enemy unit at this location with CQ 3 or less."
			},
			{
				name: "Backdraft Sapper",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "You may destroy one of your adjacent units. If you do, destroy an enemy unit at this or an adjacent location."
			},
			{
				name: "Slag Herald",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "end",
				text: "This unit gains 2 CQ for each enemy unit that was destroyed this battle."
			},
			{
				name: "Ember Widow",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "special",
				text: "When another of your units is destroyed, this unit gains 2 CQ."
			},
			{
				name: "Scorch Marshal",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "throughout",
				text: "Enemy units at this location lose 1 CQ."
			},
			{
				name: "Coalbound Zealot",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 5,
				timing: "end",
				text: "Destroy this unit if an opponent has more face-up units in the Battle Zone than you."
			},
			{
				name: "Flare Signaller",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Seek your deck for a standard unit, show it and put it into your hand. Then shuffle your deck."
			},
			{
				name: "Living Detonator",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !1,
				cq: -2,
				timing: "end",
				text: "Destroy each enemy unit at this location and at adjacent locations, then destroy this unit."
			},
			{
				name: "High Smelter Vaun",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "strategic",
				apex: !0,
				cq: 6,
				timing: "reveal",
				text: "Destroy each enemy unit with CQ 2 or less at this and adjacent locations."
			},
			{
				name: "Spark Interceptor",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "The enemy unit that was just announced loses 2 CQ for this battle."
			},
			{
				name: "Muzzle Flash",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Destroy an enemy unit with CQ 2 or less."
			},
			{
				name: "Burning Reinforcement",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "One of your other face-up units gains 1 CQ for this battle."
			},
			{
				name: "Hotshot Ace",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 4,
				timing: "special",
				text: "If this unit was placed face-down during a Deployment Phase, it loses 2 CQ when it is revealed."
			},
			{
				name: "Ignition Drone",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "end",
				text: "If you have another unit in the Extra Locations, this unit gains 2 CQ."
			},
			{
				name: "Nova Interdictor",
				kind: "unit",
				faction: "Ember Concord",
				deployment: "lightspeed",
				apex: !0,
				cq: 5,
				timing: "reveal",
				text: "Destroy the enemy unit that was just announced, unless it is an Apex unit."
			},
			{
				name: "Moss Grazer",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 3,
				timing: null,
				text: null
			},
			{
				name: "Thorn Runner",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Sap Drinker",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Canopy Stalker",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Rootback Bull",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Mire Behemoth",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !1,
				cq: 6,
				timing: null,
				text: null
			},
			{
				name: "Elder Overgrowth",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "standard",
				apex: !0,
				cq: 8,
				timing: null,
				text: null
			},
			{
				name: "Spore Cradle",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "This unit Adapts."
			},
			{
				name: "Grafting Matron",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "You may attach a unit from your hand to one of your adjacent units."
			},
			{
				name: "Patient Seedling",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: -1,
				timing: "end",
				text: "This unit Adapts, then Adapts again."
			},
			{
				name: "Bark Shaper",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "One of your adjacent units gains Forcefield."
			},
			{
				name: "Symbiont Swarm",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "special",
				text: "When another of your units Adapts, this unit gains 2 CQ."
			},
			{
				name: "Pollen Drifter",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "throughout",
				text: "Your units that have a unit attached to them gain 1 CQ."
			},
			{
				name: "Digesting Vine",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Attach a standard unit with CQ 4 or less from your discard pile to this unit."
			},
			{
				name: "Hive Gardener",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Seek the top five cards of your deck for a standard unit and attach it to this unit. Place the rest on the bottom."
			},
			{
				name: "Burrow Warden",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "special",
				text: "When this unit would be destroyed while a unit is attached to it, discard the attached unit instead."
			},
			{
				name: "Wild Recycler",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "end",
				text: "Place up to two units from your discard pile on the bottom of your deck."
			},
			{
				name: "Heart of the Maw",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "strategic",
				apex: !0,
				cq: 4,
				timing: "reveal",
				text: "This unit Adapts. Then one of your adjacent units Adapts."
			},
			{
				name: "Ambush Bloom",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "This unit Adapts."
			},
			{
				name: "Snaring Tendril",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 1,
				timing: "throughout",
				text: "Enemy units that are revealed after this unit lose 1 CQ."
			},
			{
				name: "Shell Guardian",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "One of your face-up units gains Forcefield."
			},
			{
				name: "Feral Rebirth",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "special",
				text: "When this unit is destroyed, draw two cards."
			},
			{
				name: "Quickroot Scout",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "special",
				text: "During clean-up, return this unit to your hand instead of sending it to the discard pile."
			},
			{
				name: "Devouring Canopy",
				kind: "unit",
				faction: "Verdant Maw",
				deployment: "lightspeed",
				apex: !0,
				cq: 3,
				timing: "reveal",
				text: "You may attach up to two standard units from your hand to this unit."
			},
			{
				name: "Prism Novice",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 3,
				timing: null,
				text: null
			},
			{
				name: "Mirror Sentry",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Chime Guard",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Lattice Monk",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Refraction Adept",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Cathedral Golem",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !1,
				cq: 6,
				timing: null,
				text: null
			},
			{
				name: "Crystal Hierarch",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "standard",
				apex: !0,
				cq: 8,
				timing: null,
				text: null
			},
			{
				name: "Tone Silencer",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "An enemy unit at this location becomes Muted."
			},
			{
				name: "Hush Warden",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "throughout",
				text: "Enemy strategic units that are revealed at adjacent locations become Muted."
			},
			{
				name: "Rot Cantor",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "An enemy unit at this or an adjacent location becomes Plagued."
			},
			{
				name: "Discord Carrier",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: -1,
				timing: "end",
				text: "The enemy unit with the highest CQ in the Battle Zone becomes Plagued. You choose among equals."
			},
			{
				name: "Clarity Reader",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "Look at the top three cards of your deck. Put one into your hand and the rest on the bottom."
			},
			{
				name: "Resonance Keeper",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "reveal",
				text: "Draw a card, then discard a card."
			},
			{
				name: "Cleansing Bell",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "One of your adjacent units is no longer Muted or Plagued, and then gains Forcefield."
			},
			{
				name: "Fever Listener",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "throughout",
				text: "This unit gains 2 CQ for each enemy unit that is Plagued."
			},
			{
				name: "Glass Martyr",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "special",
				text: "When this unit is destroyed, an enemy unit at an adjacent location becomes Plagued."
			},
			{
				name: "Index of Voices",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Seek your deck for a lightspeed unit, show it and put it into your hand. Then shuffle your deck."
			},
			{
				name: "Conductor Absolute",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "strategic",
				apex: !0,
				cq: 6,
				timing: "throughout",
				text: "Enemy units with CQ 2 or less become Muted when they are revealed."
			},
			{
				name: "Stilled Note",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "The enemy unit that was just announced becomes Muted."
			},
			{
				name: "Sudden Fever",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: -1,
				timing: "reveal",
				text: "The enemy unit that was just announced becomes Plagued."
			},
			{
				name: "Shatterpoint",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "Destroy an enemy unit that is Plagued."
			},
			{
				name: "Aegis Tone",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "throughout",
				text: "Your other units in the Extra Locations have Forcefield."
			},
			{
				name: "Overheard Plan",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "Look at the hand of an opponent."
			},
			{
				name: "Final Silence",
				kind: "unit",
				faction: "Glass Choir",
				deployment: "lightspeed",
				apex: !0,
				cq: 4,
				timing: "reveal",
				text: "Choose a location. Each enemy unit there becomes Muted and loses 1 CQ for this battle."
			},
			{
				name: "Dock Runner",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 3,
				timing: null,
				text: null
			},
			{
				name: "Void Stevedore",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Contraband Loader",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 4,
				timing: null,
				text: null
			},
			{
				name: "Hull Splicer",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Smuggler Prince",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 5,
				timing: null,
				text: null
			},
			{
				name: "Freight Colossus",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !1,
				cq: 6,
				timing: null,
				text: null
			},
			{
				name: "Leviathan Hauler",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "standard",
				apex: !0,
				cq: 8,
				timing: null,
				text: null
			},
			{
				name: "Airlock Fixer",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "Deploy a standard unit with CQ 4 or less from your hand to the Extra Locations."
			},
			{
				name: "Data Mule",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 1,
				timing: "end",
				text: "Upload this unit. After all battles are over, add 5 CQ to your Conquest Pool."
			},
			{
				name: "Memory Broker",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "You may upload a unit from your hand. If you do, this unit gains 3 CQ for this battle."
			},
			{
				name: "Cold Storage Clerk",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "end",
				text: "Upload a unit from your discard pile. After all battles are over, add 1 CQ to your Conquest Pool."
			},
			{
				name: "Void Broker",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "reveal",
				text: "Place a unit from any discard pile into the Void. If it was an Apex unit, this unit gains 2 CQ."
			},
			{
				name: "Bulkhead Tough",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 4,
				timing: "throughout",
				text: "While this unit is at a location of Skirmish Zone Two, it has Forcefield."
			},
			{
				name: "Salvage Accountant",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "Return a unit with CQ 4 or less from your discard pile to your hand."
			},
			{
				name: "Black Flag Courier",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 2,
				timing: "end",
				text: "During your next supply drop, draw one more card."
			},
			{
				name: "Escape Pod Pilot",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: 3,
				timing: "special",
				text: "The first time this unit would be destroyed, move it to the Extra Locations instead."
			},
			{
				name: "Event Horizon Crew",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !1,
				cq: -2,
				timing: "reveal",
				text: "Place an enemy unit at this location into the Void, unless it has Forcefield."
			},
			{
				name: "Grand Syndic Marrow",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "strategic",
				apex: !0,
				cq: 3,
				timing: "reveal",
				text: "Deploy up to two standard units from your hand to the Extra Locations."
			},
			{
				name: "Jump Gate Rider",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "reveal",
				text: "Draw a card."
			},
			{
				name: "Hidden Berth",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "throughout",
				text: "Your other units in the Extra Locations gain 1 CQ."
			},
			{
				name: "Vacuum Snare",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 1,
				timing: "reveal",
				text: "If the enemy unit that was just announced has CQ 2 or less, place that unit into the Void."
			},
			{
				name: "False Manifest",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 3,
				timing: "special",
				text: "When an opponent deploys a lightspeed unit in response to this unit, draw two cards."
			},
			{
				name: "Parting Shot",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !1,
				cq: 2,
				timing: "end",
				text: "If an opponent has more face-up units in the Battle Zone than you, this unit gains 3 CQ."
			},
			{
				name: "Phantom Armada",
				kind: "unit",
				faction: "Drift Syndicate",
				deployment: "lightspeed",
				apex: !0,
				cq: 7,
				timing: "reveal",
				text: "Place the top five cards of your deck into the Void."
			},
			{
				name: "Dying Red Giant",
				kind: "celestial",
				text: "Your Apex units gain 2 CQ. You draw one card fewer in each supply drop."
			},
			{
				name: "Pulsar of Cadence",
				kind: "celestial",
				text: "Your units in Skirmish Zone One gain 1 CQ. Your units in Skirmish Zone Two lose 1 CQ."
			},
			{
				name: "Nebula of Quiet",
				kind: "celestial",
				text: "All lightspeed units become Muted when they are revealed, and your own lightspeed units lose 1 CQ."
			},
			{
				name: "Quasar Furnace",
				kind: "celestial",
				text: "Your standard units gain 1 CQ. Your strategic units become Muted when they are revealed."
			},
			{
				name: "Drowned Star",
				kind: "celestial",
				text: "When one of your units is destroyed, draw a card. Your maximum hand size is 8."
			},
			{
				name: "Wandering Black Hole",
				kind: "celestial",
				text: "Draw two cards. Your units that would go to the discard pile are placed into the Void instead."
			}
		]
	}],
	numbers: /* @__PURE__ */ "Awe-Inspiring Specimen.Furnace Levy.Cinder Picket.Ashline Trooper.Forge Sergeant.Magma Skimmer.Pyre Breaker.Sunforged Titan.Brand Captain.Torch Bearer.Kiln Executioner.Backdraft Sapper.Slag Herald.Ember Widow.Scorch Marshal.Coalbound Zealot.Flare Signaller.Living Detonator.High Smelter Vaun.Spark Interceptor.Muzzle Flash.Burning Reinforcement.Hotshot Ace.Ignition Drone.Nova Interdictor.Moss Grazer.Thorn Runner.Sap Drinker.Canopy Stalker.Rootback Bull.Mire Behemoth.Elder Overgrowth.Spore Cradle.Grafting Matron.Patient Seedling.Bark Shaper.Symbiont Swarm.Pollen Drifter.Digesting Vine.Hive Gardener.Burrow Warden.Wild Recycler.Heart of the Maw.Ambush Bloom.Snaring Tendril.Shell Guardian.Feral Rebirth.Quickroot Scout.Devouring Canopy.Prism Novice.Mirror Sentry.Chime Guard.Lattice Monk.Refraction Adept.Cathedral Golem.Crystal Hierarch.Tone Silencer.Hush Warden.Rot Cantor.Discord Carrier.Clarity Reader.Resonance Keeper.Cleansing Bell.Fever Listener.Glass Martyr.Index of Voices.Conductor Absolute.Stilled Note.Sudden Fever.Shatterpoint.Aegis Tone.Overheard Plan.Final Silence.Dock Runner.Void Stevedore.Contraband Loader.Hull Splicer.Smuggler Prince.Freight Colossus.Leviathan Hauler.Airlock Fixer.Data Mule.Memory Broker.Cold Storage Clerk.Void Broker.Bulkhead Tough.Salvage Accountant.Black Flag Courier.Escape Pod Pilot.Event Horizon Crew.Grand Syndic Marrow.Jump Gate Rider.Hidden Berth.Vacuum Snare.False Manifest.Parting Shot.Phantom Armada.Dying Red Giant.Pulsar of Cadence.Nebula of Quiet.Quasar Furnace.Drowned Star.Wandering Black Hole".split("."),
	piles: {
		raiders: [
			["Sunforged Titan", 1],
			["Pyre Breaker", 3],
			["Forge Sergeant", 3],
			["Magma Skimmer", 3],
			["Cinder Picket", 3],
			["Ashline Trooper", 2],
			["High Smelter Vaun", 1],
			["Brand Captain", 3],
			["Torch Bearer", 3],
			["Kiln Executioner", 3],
			["Scorch Marshal", 3],
			["Slag Herald", 2],
			["Coalbound Zealot", 2],
			["Flare Signaller", 1],
			["Living Detonator", 1],
			["Nova Interdictor", 1],
			["Spark Interceptor", 1],
			["Burning Reinforcement", 1],
			["Furnace Levy", 3]
		],
		recruits: [
			["Furnace Levy", 1],
			["Cinder Picket", 1],
			["Ashline Trooper", 1],
			["Forge Sergeant", 1],
			["Magma Skimmer", 1],
			["Pyre Breaker", 1],
			["Moss Grazer", 1],
			["Thorn Runner", 1],
			["Sap Drinker", 1],
			["Canopy Stalker", 1],
			["Rootback Bull", 1],
			["Mire Behemoth", 1],
			["Prism Novice", 1],
			["Mirror Sentry", 1],
			["Chime Guard", 1],
			["Lattice Monk", 1],
			["Refraction Adept", 1],
			["Cathedral Golem", 1],
			["Dock Runner", 1],
			["Void Stevedore", 1],
			["Contraband Loader", 1],
			["Hull Splicer", 1],
			["Smuggler Prince", 1],
			["Freight Colossus", 1]
		]
	}
});
export { Ec as film };
