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
	return ae[e] ?? String(e);
}
function o(e, t = "and") {
	return e.length < 2 ? e.join("") : e.length > oe ? `${e.slice(0, oe).join(", ")} ${t} ${e.length - oe} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function s(e) {
	let t = le.get(e);
	return t === void 0 && (t = c(u(e)), de += e.length + t.length, de > ue && (le.clear(), de = e.length + t.length), le.set(e, t)), t;
}
function c(e) {
	if (e.length <= se) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function l(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function u(e) {
	if (ce.test(e)) return l(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return ce.test(t) ? l(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
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
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), ne(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = ee(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : p(r, t, n) ? 4.5 : void 0;
}
function p(e, t, n) {
	if (e.length < fe || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function ee(e, t, n) {
	let [r, i] = te(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = re(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = re(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? re(o, a - 2) + 1 : c, d = Math.min(re(s, a) + 1, re(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return re(s, i.length);
}
function te(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function ne({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	pe.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (pe[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (pe[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function re(e, t) {
	return e[t] ?? Infinity;
}
function ie(e, t, n, i = new r(Infinity)) {
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
	return o.sort((e, t) => e.score - t.score).slice(0, me).map(({ thing: e }) => e);
}
var ae, oe, se, ce, le, ue, de, fe, pe, me, m = t((() => {
	i(), ae = [
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
	], oe = 30, se = 100, ce = /^[ -~]*$/, le = /* @__PURE__ */ new Map(), ue = 2e6, de = 0, fe = 6, pe = /* @__PURE__ */ new Int16Array(32), me = 3;
}));
// lib/core/card/fact.ts
m();
var h = class e {
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
}, he = class e {
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
		return this.#i ??= h.lacking(this), this.#i;
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
		return this.#e === "known" ? this.#t === e ? h.yes : h.no : this.#e === "none" ? h.no : this.#s(e) ? this.#c([e]) : h.no;
	}
	isOneOf(...e) {
		return this.#e === "known" ? e.includes(this.#t) ? h.yes : h.no : this.#e === "none" ? h.no : e.some((e) => this.#s(e)) ? this.#c(e) : h.no;
	}
	above(e) {
		return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? h.yes : h.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? h.no : this.#o;
	}
	asks(e) {
		if (this.#e === "known") return e(this.#t) ? h.yes : h.no;
		if (this.#e === "none") return h.no;
		let t = this.#n.among;
		return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? h.yes : this.#o : h.no : this.#o;
	}
	isNone() {
		return this.#e === "missing" ? this.#n.orNone ? this.#o : h.no : this.#e === "none" ? h.yes : h.no;
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
		return t !== void 0 && !n && t.every((t) => e.includes(t)) ? h.yes : this.#o;
	}
};
function g(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function ge(e, t) {
	return e[t] ?? "";
}
function _e(e, t) {
	let { attributes: n, label: r, set: i } = t, a = g(e, t.kind), o = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? ve(e, r, n) : xe(e, r, n, a);
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
function ve(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => g(e, t) !== void 0 && g(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? g(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return he.missing(t.label, { among: s });
}
var [ye, be] = [{ orNone: !0 }, { orNone: !1 }];
function xe(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return he.none(t.label);
	let i = g(e, t.name);
	if (i === null) return he.none(t.label);
	if (i !== void 0) return he.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return he.missing(t.label, a ? ye : be);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = g(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return he.missing(t.label, o);
}
// lib/core/card/overlay.ts
function Se(e, t, n) {
	let [r, i] = [g(t, e), g(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !Ce(r, g(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function Ce(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
// lib/cards/pool.ts
m();
var we = 250, Te = 200;
function Ee({ attributes: e, kind: t }, n, r, i) {
	return _e(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function De(e, t) {
	return s(Oe(e, t));
}
function Oe(e, t) {
	let n = e.numbered === void 0 ? void 0 : g(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var ke = class e {
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
		let t = new Ae(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % we === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % we === 0 && (yield);
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
		if (e.length > Te) return;
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
		let i = Oe(this.game, e), a = Ee(this.game, e, i, t), o = s(i), c = {
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
}, Ae = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = s(e.name), r = this.#t.get(n) ?? [], i = je(this.#e, e, t, r);
		if (i) {
			i.card = Se(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: De(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function je(e, t, n, r) {
	let i = De(e, t), a = r.find((t) => De(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && g(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function Me(e, t) {
	let n = e.index.spots[t];
	if (!n) return Ne(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function Ne(e, t) {
	return `${e.label(t)}${Le(e, t) ? Pe(e, t) : ""}`;
}
function Pe(e, t) {
	return ` (${Fe(e, t).join(", ")})`;
}
function Fe(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Re(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, Me(e, n)] : [
		...i,
		e.label(a),
		...Le(e, a) ? Fe(e, a) : []
	];
}
function Ie(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function Le(e, t) {
	if (!Ie(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && Ie(e, r)) return !0;
	return !1;
}
function Re(e) {
	return `${e}${ze[Be.select(e)]}`;
}
var ze, Be, Ve = t((() => {
	ze = {
		one: "st",
		two: "nd",
		few: "rd",
		other: "th"
	}, Be = new Intl.PluralRules("en", { type: "ordinal" });
}));
// lib/core/table/why-not.ts
function He(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function Ue(e, t, n) {
	for (let r of n === void 0 ? We(e, t) : [n]) for (let n of Ge(e, t, r)) if (He(e, t, r, n)) return !0;
	return !1;
}
function We(e, t) {
	return t.cards ? t.cards(e) : Qe;
}
function Ge(e, t, n) {
	return t.targets ? t.targets(e, n) : $e;
}
function Ke(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = Je(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = Ye(e, n, r, i);
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
function qe(e, t, n, r) {
	return n.flatMap((n) => {
		if (n.isForPerson || !n.cards?.(e).includes(r) || Ue(e, n, r)) return [];
		let i = Ge(e, n, r), a = (i.length === 0 ? $e : i).map((i) => Ke(e, t, n, {
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
function Je(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (t.cards(e).includes(n)) return;
	let i = e.zoneOf(n);
	return `needs ${r}; ${e.known(n)} is in ${Me(e, i)}`;
}
function Ye(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${Xe(e, r)}`;
}
function Xe(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? Ne(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? Me(e, r) : `“${t}”`;
}
function Ze({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
var Qe, $e, et = t((() => {
	Ve(), Qe = [-1], $e = [""];
}));
// lib/core/table/allowed.ts
et();
var tt = { do: "pass" };
function nt(e, t, n) {
	for (let r of We(e, t)) for (let i of Ge(e, t, r)) He(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function _({ kinds: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function rt(e, t, n, r) {
	if (!n) return r.do === tt.do && r.card === void 0 && r.to === void 0 && it(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : He(e, n, i, a);
}
function it(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
var at = {};
function ot(e, t, n = at) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
// lib/core/table/board.ts
function st(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function ct(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var lt, ut = t((() => {
	lt = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
m(), ut(), Ve();
var dt = 999, ft = 80;
function pt(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${ft} letters.`;
	if (t === "roll") return `The table has dice with ${o(Ct.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${Me(e, r)}.` : "Look at one card or more.";
}
function mt(e, t, n) {
	let r = _t(t, n) ?? vt(t, n) ?? e.forbids?.(t, n) ?? yt(t, n) ?? bt(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card), a = St[n.free](t, n);
	if (a === void 0) return pt(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var ht = [
	"move",
	"look",
	"search",
	"shuffle"
], gt = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function _t(e, { free: t, card: n }) {
	return Object.hasOwn(St, t) ? n === void 0 ? gt.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function vt(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : ht.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : xt(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function yt(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function bt(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? xt(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > dt ? `A number at the table is at most ${dt}, and at least -${dt} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function xt(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var St = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || Tt(e, i, t)) return;
		let a = e.isUp(t), o = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual"), o && e.turnUp(t, a);
		let s = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${s} ${Me(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = xt(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${wt(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${wt(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > ft)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${Me(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${Me(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${Me(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!Ct.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, Ct = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function wt({ board: e }) {
	return e.spent ?? lt;
}
function Tt(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function Et(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var Dt = t((() => {}));
// lib/core/table/left-to-you.ts
Dt();
function Ot(e, t, n) {
	let r = Et(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function kt(e, t) {
	for (let n of t.takeUsed()) {
		let r = Ot(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function At({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/random.ts
var jt = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [Mt(t, 2654435769), Mt(t, 608135816)], i = new e(n, r, Mt(t, 3084996962), 1);
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
function Mt(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
// lib/core/table/piles.ts
function Nt(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function Pt(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function Ft(e, t, n) {
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
function It(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = jt.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var Lt = class e {
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
}, Rt = class {
	spots;
	mirroredZones;
	mirroredCounters;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new WeakMap();
	#r = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(Ht);
		for (let [e, { name: t }] of this.spots.entries()) this.#t.set(t, e);
		let { zones: t = [], counters: n = [] } = e.mirror ?? {}, r = (e) => this.spots.findIndex(({ zone: t }) => t.id === e), i = (t) => e.counters.findIndex((e) => e.id === t);
		this.mirroredZones = Vt(this.spots.length, t.flatMap(([e, t]) => this.#i(r(e), r(t)))), this.mirroredCounters = Vt(e.counters.length, n.map(([e, t]) => [i(e), i(t)]));
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
}, zt = /* @__PURE__ */ new WeakMap();
function Bt(e) {
	let t = zt.get(e);
	if (t) return t;
	let n = new Rt(e);
	return zt.set(e, n), n;
}
function Vt(e, t) {
	let n = Array.from({ length: e }, (e, t) => t);
	for (let [e, r] of t) {
		if (e < 0 || r < 0) throw Error("a side of the table names a zone or counter that is not there");
		[n[e], n[r]] = [r, e];
	}
	return n;
}
function Ht(e) {
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
var Ut = 1, Wt = 2, Gt = 4, Kt = [], qt = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, Jt = class e {
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
		this.board = e, this.#e = e.texts, this.index = n?.index ?? Bt(e), this.start = t, this.#c = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		if (this.dice = r ?? (n ? n.dice.copy() : jt.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice(), this.#r = n ? n.#r.slice() : a.map((e) => this.#d(e).isUp ? Ut : 0), this.#i = n ? n.#i.copy() : new Lt(t.cards.length), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.stack = n ? n.stack.map((e) => ({ ...e })) : [{
			...ot("", 0),
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
		return this.#t[this.#l(e)] ?? Kt;
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
		Nt(this.#t[this.#n[e] ?? -1], e), this.#p(e, this.#l(t), n);
	}
	draw(e, t, n) {
		let r = this.#t[this.#l(e)]?.splice(0, Math.max(Math.ceil(n), 0)) ?? Kt;
		for (let e of r) this.#p(e, this.#l(t), "usual");
		return r.length;
	}
	shuffle(e) {
		let t = this.#m(this.#l(e));
		It(t, this.nameOf(this.#l(e)), this);
		for (let e of t) this.#r[e] = (this.#r[e] ?? 0) & -5;
	}
	isUp(e) {
		return ((this.#r[e] ?? 0) & Ut) !== 0;
	}
	turnUp(e, t = !0) {
		t && !this.isUp(e) && this.isInPlay(this.zoneOf(e)) && this.use(e), this.#h(e, Ut, t);
	}
	isExhausted(e) {
		return ((this.#r[e] ?? 0) & Wt) !== 0;
	}
	exhaust(e, t = !0) {
		this.#h(e, Wt, t);
	}
	isSeen(e) {
		return ((this.#r[e] ?? 0) & Gt) !== 0;
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
		this.touched?.add(e), this.#s === 0 && this.#h(e, Gt, !0);
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
	call(e, t = at, n = this.#s) {
		this.stack.push(ot(e, n, t));
	}
	tell(e, t, n = !1) {
		this.#e?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.#e?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.#e?.said(this, e, t) ?? Kt;
	}
	leave() {
		this.running.leaving = !0;
	}
	use(e) {
		this.log && this.#o.add(e);
	}
	takeUsed() {
		if (this.#o.size === 0) return Kt;
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
		return this.index.spots[e] ?? qt;
	}
	#f(e) {
		let t = e.map((e) => this.#t[e] ?? []), n = (e) => this.isKnown(e);
		for (let [r, i] of Ft(t, n, this.dice)) this.#n[r] = e[i] ?? -1;
	}
	#p(e, t, n) {
		let r = this.#d(t), i = this.#m(t);
		this.touched?.add(e), this.log && r.isPlay && r.isUp && !(this.isUp(e) && this.#d(this.#n[e] ?? -1).isPlay) && this.use(e), r.isPile && n === "usual" ? Pt(i, e) : i.push(e), this.#n[e] = t, this.#r[e] = (r.isUp ? Ut : 0) | (r.isPlay ? (this.#r[e] ?? 0) & Wt : 0), r.isPlay || this.#g(e);
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
Ve(), et();
var Yt = 1e4, Xt = class {
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
		let r = new Jt(this.goldfish, e);
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
			by: At(this.goldfish.score(e))
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
		for (let r of t.kinds) nt(e, r, n);
		return it(e, t.phase) && n.push(tt), n;
	}
	says(e, { do: t, to: n }) {
		let r = _(this.#r(e.top.phase), t);
		if (!r) return { what: "Pass" };
		if (n === void 0) return {
			what: r.says,
			uses: r.uses
		};
		let i = e.zone(n), a = /^#\d+$/.test(n) ? Ne(e, Number(n.slice(1))) : n;
		return {
			what: r.says,
			where: r.names?.(e, n) ?? (i >= 0 ? Me(e, i) : a)
		};
	}
	keyed(e, t) {
		let n = this.#r(e.top.phase).kinds.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return rt(e, n.phase, _(n, t.do), t);
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
		let i = _(n, t.do);
		if (!i) return this.#n(e, r, t);
		let a = Ke(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === tt.do) return n.card !== void 0 || n.to !== void 0 ? {
			what: "Pass",
			lacks: [{
				id: "card",
				says: "names no card and no place",
				cite: r
			}]
		} : it(e, t) ? void 0 : {
			what: "Pass",
			lacks: [{
				id: "choice",
				says: `first do this: ${t.asks?.(e) ?? t.says}`,
				cite: r
			}]
		};
		let i = [...this.#t.values()].filter((e) => _(e, n.do)), [a] = i, o = a && _(a, n.do);
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
			lacks: [s, ...c ? [] : Ke(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let { phase: n, kinds: r } = this.#r(e.top.phase), i = qe(e, n, r, t);
		if (i.length > 0 || $t(e, r, t)) return i;
		let [a] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && $t(e, i, t)), [o] = a?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], s = o && this.#n(e, n, {
			do: o.do,
			card: t
		});
		return s ? [{
			...s,
			lacks: s.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return _(this.#r(e.top.phase), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		let { kinds: n } = this.#r(e.top.phase);
		return n.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return _(this.#r(e.top.phase), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.takeUsed(), "free" in t) {
			let n = this.#i(e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!rt(e, n.phase, _(n, t.do), t)) return this.#a(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#c(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#o(e, n);
		return e.log && !r && !this.isOver(e) && kt(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase), i = e.side === 0;
		return Qt(i ? n : r, e) || (it(e, t) ? {
			move: tt,
			says: "There is nothing better to do, so pass."
		} : i && n !== r ? Qt(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		return this.isOpen(e) ? mt(this.goldfish, e, t) : `First finish what has begun: ${this.phase(e).name}.`;
	}
	#a(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return Ze(n);
	}
	#o(e, t) {
		for (let n = 0; n < Yt; n++) {
			e.turnTo(0);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), Zt(t);
			let r = e.top;
			if (e.running = r, e.turnTo(r.side), r.phase === "") this.#p(e, this.#e);
			else if (this.#l(e, r, this.#r(r.phase))) {
				if (r.side === 0) return Zt(t);
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
		if (n && !rt(e, t.phase, _(t, r.do), r)) return `${e.board.mirror?.name}: ${this.#a(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#c(e, t, r);
	}
	#c(e, t, { do: n, card: r = -1, to: i = "" }) {
		let a = _(t, n);
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
				...ot(i.id, +(n === 0)),
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
			...ot(t.id, +(n === 0)),
			isSecond: !0
		} : e.stack[0] = {
			...ot(t.id, n),
			isSecond: r
		};
	}
	#f(e) {
		return this.goldfish.mirror !== void 0 && (this.goldfish.opposed?.(e) ?? !0);
	}
	#p(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(this.goldfish.score(e)), e.turn++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && this.#f(e) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = ot(t.id, n);
	}
};
function Zt(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function Qt(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function $t(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function en(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
function tn(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(nn(t, n, e));
	let i = (n) => rn(e.counters, n, (e) => t.get(e), !0);
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
function nn(e, t, n) {
	let r = (n) => rn(e.board.tokens, n, (n) => e.token(t, n), !1), i = r(!0), a = e.notes.get(t);
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
function rn(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function an(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function on({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r }) => [
		n,
		r,
		...sn(t),
		e ? t.text : void 0
	]);
	return an(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function sn({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function cn(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = tn(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...ln(i.counters),
				...ln(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), p = [...ln(r), ...ln(i)];
	return an(JSON.stringify([
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
function ln(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function un(e, t, n) {
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
			state: n.as(0, () => tn(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? en(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [p, ee] = [i === 0 ? cn(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (ee !== void 0) break;
		l = {
			by: "player",
			says: dn(e, c, n)
		}, ee = e.play(c, n, d(t + 1)), ee === void 0 && u(t + 1), t + 1 === i && (p = cn(e.goldfish, c));
	}
	let te = {
		...p !== void 0 && { check: p },
		...ee !== void 0 && { stopped: ee }
	};
	return {
		board: fn(e, c),
		frames: o,
		...te
	};
}
function dn(e, t, n) {
	return "do" in n ? en(e, t, n) : "By hand";
}
function fn({ goldfish: e }, { index: t }) {
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
var pn = 20, mn = /\/d\/([\w-]{5,})(?:[/?#]|$)/, hn = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function gn(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = mn.exec(t) ?? (t.includes("/build?") ? hn.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > pn
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
m();
function _n(e, t, n) {
	return ie(s(t.slice(0, vn)), e.cards, ({ names: e }) => e, n);
}
var vn = 100;
// lib/core/judge/deck.ts
function yn(e) {
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
function bn(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var xn = t((() => {}));
// lib/deck/list/seen.ts
xn();
function Sn(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, Cn);
}
var Cn = 400;
i(), m();
var wn = 1e3, Tn = 200, En = 15e4, Dn = bn((e) => {
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
function On(e, t) {
	let n = Dn(e);
	return n.get(t) ?? n.get(s(t));
}
function kn(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(ge(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : An(e).id;
}
function An(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function jn(e, t, n, i = new r(En)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? _n(e, t, i) : [], l = Mn(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if (Nn(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? kn(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push(Fn(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...In(e, s)), {
		deck: {
			...t,
			entries: yn(a),
			misread: Ln(o)
		},
		arranged: s.length > 0
	};
}
function Mn(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : On(e, t)), n);
}
function Nn(e, t) {
	return (e.section === void 0 || t !== void 0) && Pn(e.count);
}
function Pn(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function Fn(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = Sn(n).slice(0, Tn), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : An(e.game).id;
	if (!Pn(r)) return {
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
function In(e, t) {
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
function Ln(e) {
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
m();
function Rn(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function zn(e, t) {
	let n = [], r = Hn(e, t.format, n), i = Wn(e, r, t.options ?? {}, n), a = Gn(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : Vn(t.name);
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
var Bn = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function Vn(e) {
	return Bn.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function Hn(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? Un(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${o(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function Un(e, t) {
	let n = s(t);
	return e.formats.find((e) => s(e.id) === n || s(e.name) === n);
}
function Wn(e, t, n, r) {
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
function Gn(e, t, n) {
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
var Kn = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", qn = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function Jn(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (qn[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var Yn = new Map([...Kn].map((e, t) => [e, t])), v = class extends Error {}, Xn = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = Yn.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || Jn(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new v();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new v();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new v();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new v();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, Zn = 400;
function Qn(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = Xn.of(t);
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
		let r = er(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [tr, nr]) for (let r of t(n, wn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new v();
		let a = zn(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${Rn(a.faults)}`
		};
	} catch (e) {
		if (e instanceof v) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function $n(e, t) {
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
		deck: jn(e, t.settings, n).deck
	};
}
function er(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new v();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new v();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new v();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(Zn) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function tr(e, t) {
	let n = e.small();
	if (n > t) throw new v();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: rr((i?.[t] ?? 0) + 1)
	}));
}
function nr(e, t) {
	let n = e.small();
	if (n > t) throw new v();
	return Array.from({ length: n }, () => ({
		card: e.text(Zn * 2),
		count: rr(e.small() + 1)
	}));
}
function rr(e) {
	if (e > 99) throw new v();
	return e;
}
// lib/deck/code/given-deck.ts
function ir(e, t, n) {
	let r = gn(n), i = r && Qn(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = $n(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
xn(), m();
function ar({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var or = bn((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = ar(n);
		if (r) for (let i of n.cards) sr(t, De(e.game, i), r);
	}
	return t;
});
function sr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function cr(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = or(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(s(e)) ?? []);
	return [...r, ...new Set(a)];
}
function lr(e, t, { pool: n, builtIn: r, piles: i }, a) {
	let { format: o, options: s, house: c, entries: l } = t, u = l.reduce((e, { count: t }) => e + t, 0);
	if (u > 500) return `This deck has ${u} cards, but a table only has room for 500.`;
	let d = ur(t, n).filter(({ from: t }) => e.begins[t] !== void 0);
	if (d.length === 0) return "There is no card to play with.";
	let f = (e.supplies?.(d, i, {
		format: o,
		options: s
	}) ?? []).flatMap(({ label: e, count: t, from: n }) => {
		let i = d.find((t) => t.label === e) ?? r.find(e);
		if (i === void 0 || !("card" in i)) throw Error(`the pile ${n} names no card: ${e}`);
		return fr({
			card: i.card,
			label: i.label,
			from: n
		}, t);
	}), p = cr(n, d.map(({ label: e }) => e), []).map(({ id: e, version: t }) => ({
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
function ur({ entries: e }, t) {
	return [...e].sort(dr(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => fr({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function dr(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function fr(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/film-maker.ts
m();
function pr(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [s(e), t])), o = new ke(t, n, a);
	return async ({ code: r, sets: s, seed: c, ...l }) => {
		let u = await t.goldfish(), d = s.length === 0 ? o : new ke(t, [...n, ...s], a), f = ir(e, d, r);
		if (!f || "why" in f) return { why: f?.why ?? "This link holds no deck." };
		let p = lr(u, f.deck, {
			pool: d,
			builtIn: o,
			piles: i
		}, c);
		if (typeof p == "string") return { why: p };
		let ee = un(new Xt(u), p, l), te = [...new Map(p.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => mr(t, e, n)), ne = f.deck.misread.map(({ text: e }) => e);
		return {
			...ee,
			cards: te,
			fingerprint: on(u, p),
			left: ne
		};
	};
}
function mr(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, hr(n)]];
		}),
		text: n.text ?? ""
	};
}
function hr(e) {
	return Array.isArray(e) ? e.map(hr).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${hr(t)}`).join(", ");
}
// lib/games/conquest-of-orion/book/interpretations.ts
var gr = [
	{
		id: "copies",
		text: "The tutorial names no limit to the copies of one card, so there is none. The house rule sets one of 1 to 4.",
		house: "copies"
	},
	{
		id: "planet-pile",
		text: "The pile of unique planets belongs to the format and may be left out. Five are drawn from it and all of them differ, so a pile that is given has at least five planets, each once."
	},
	{
		id: "no-race",
		text: "A deck whose cards all lack a race icon is legal."
	},
	{
		id: "unique-keyword",
		text: "The keyword Unique limits what is in play, not what is in the deck."
	}
], y, _r, vr, yr, b, br, x, xr, Sr, S = t((() => {
	y = "Conquest of Orion Tutorial", _r = {
		rulebook: y,
		part: "1.3 Game Start"
	}, vr = {
		rulebook: y,
		part: "1.7 Tier"
	}, yr = {
		rulebook: y,
		part: "1.8.2 Planets"
	}, b = {
		rulebook: y,
		part: "1.5 Resources"
	}, br = {
		rulebook: y,
		part: "1.10 Turn Structure"
	}, x = {
		rulebook: y,
		part: "1.11 Movement and Combat"
	}, xr = {
		rulebook: y,
		part: "2.1 Evergreen Keywords"
	}, Sr = {
		rulebook: y,
		part: "1.14 Resolving cards and abilities"
	};
}));
// lib/games/conquest-of-orion/book/rules.ts
S();
var Cr = [], wr = [
	"blue",
	"gold",
	"red",
	"blue/gold",
	"blue/red",
	"gold/red"
], Tr = [
	"unit",
	"achievement",
	"attachment",
	"ability",
	"satellite"
], Er = [
	"unit",
	"planet",
	"satellite"
], Dr = [
	{
		name: "type",
		label: "type",
		shapes: [{
			is: "word",
			of: [...Tr, "planet"]
		}],
		search: "t"
	},
	{
		name: "race",
		label: "race",
		shapes: [{ is: "word" }],
		search: "f",
		mayLack: !0
	},
	{
		name: "rarity",
		label: "rarity",
		shapes: [{
			is: "word",
			of: [
				"copper",
				"silver",
				"gold"
			]
		}]
	},
	{
		name: "cost",
		label: "cost",
		shapes: [{
			is: "amounts",
			of: wr
		}],
		kinds: Tr,
		search: "c"
	},
	{
		name: "tier",
		label: "Tier",
		shapes: [{
			is: "number",
			min: 1,
			max: 9
		}],
		kinds: Tr
	},
	{
		name: "classification",
		label: "classification",
		shapes: [{ is: "word" }],
		kinds: Tr,
		mayLack: !0
	},
	{
		name: "damage",
		label: "damage",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: Er
	},
	{
		name: "health",
		label: "health",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: Er
	},
	{
		name: "shields",
		label: "shields",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: Er
	},
	{
		name: "regeneration",
		label: "regeneration",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: Er,
		mayLack: !0
	},
	{
		name: "keywords",
		label: "keywords",
		shapes: [{ is: "words" }]
	},
	{
		name: "planet",
		label: "kind of planet",
		shapes: [{
			is: "word",
			of: ["common", "unique"]
		}],
		kinds: ["planet"]
	},
	{
		name: "subtype",
		label: "subtype",
		shapes: [{
			is: "word",
			of: [
				"ice",
				"rock",
				"lava"
			]
		}],
		kinds: ["planet"],
		mayLack: !0
	},
	{
		name: "produces",
		label: "production",
		shapes: [{
			is: "amounts",
			of: wr
		}],
		kinds: ["planet"]
	},
	{
		name: "colonise",
		label: "colonisation cost",
		shapes: [{
			is: "amounts",
			of: wr
		}],
		kinds: ["planet"]
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
// lib/games/conquest-of-orion/cards/sections.ts
var Ar = [{
	id: "main",
	name: "Main",
	also: ["deck", "main deck"]
}, {
	id: "planets",
	name: "Planets",
	also: [
		"planet",
		"planet pile",
		"unique planets"
	],
	kinds: ["planet"],
	prefix: "P",
	optional: !0
}], { rule: jr, main: Mr, planets: Nr } = kr()("conquest-of-orion", Ar), Pr = [], Fr = /* @__PURE__ */ n({ drawings: () => Ir }), Ir, Lr = t((() => {
	Ir = [];
})), Rr = /* @__PURE__ */ n({ intro: () => zr }), zr, Br = t((() => {
	zr = [];
})), Vr = /* @__PURE__ */ n({ terms: () => Hr }), Hr, Ur = t((() => {
	Hr = [];
})), Wr, Gr = t((() => {
	Wr = [];
}));
// lib/core/text/pattern.ts
function Kr(e) {
	return e.toLowerCase().match(ei) ?? [];
}
function qr(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(ei)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function Jr(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = ti.indexOf(e);
	return t < 0 ? void 0 : t;
}
function Yr(e, t) {
	let n = Object.entries(t).map(([e, t]) => [Kr(e), t]);
	return {
		name: e,
		read: (e, t) => n.flatMap(([n, r]) => Xr(e, t, n) ? [[r, t + n.length]] : [])
	};
}
function Xr(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function Zr(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push(Qr(a, t));
		return e;
	};
	return i();
}
function Qr(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap($r)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function $r(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var ei, ti, C, ni, ri, w = t((() => {
	ei = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, ti = [
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
	], C = {
		name: "number",
		read: (e, t) => {
			let n = Jr(e[t]);
			return n === void 0 ? [] : [[n, t + 1]];
		}
	}, ni = {
		name: "change",
		read: (e, t) => /^[+-]\d+$/.test(e[t] ?? "") ? [[Number(e[t]), t + 1]] : []
	}, ri = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = Zr(e, t);
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
function ii(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function ai(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function T(e, t, n, r) {
	let i = new ri(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function oi(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var si, ci = t((() => {
	w(), si = (e, t, n) => t === n;
}));
// lib/core/text/ability-index.ts
function li(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && ui(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) di(r, e.stat, {
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
function ui(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === si ? di(i.own, t.card, t) : i.others.push(t);
}
function di(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var fi = t((() => {
	ci();
}));
// lib/core/text/numbers.ts
function pi(e, t) {
	return e.index.spots[e.zoneOf(t)]?.zone.isAside === !0;
}
var mi, hi = t((() => {
	mi = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		sum(e, t, n) {
			let r = 0;
			for (let i of t) pi(e, i.card) || (r += this.#t(e, i, n));
			return r;
		}
		parts(e, t, n) {
			return t.map((t) => ({
				card: t.card,
				by: this.#t(e, t, n)
			})).filter(({ by: e }) => e !== 0);
		}
		said(e, t, n) {
			return t.flatMap((t) => pi(e, t.card) ? [] : this.#n(e, t, n) ?? []);
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
function gi(e, t, n) {
	return [...xi(e, t, n), [void 0, n]].flatMap(([n, r]) => vi(e, t, r).map((e) => e.map((e) => ai(e, n))));
}
function _i(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function vi(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return oi(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => ii(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = oi(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => yi(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = bi(t, a), d = u < 0 ? [] : vi(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function yi(e, t) {
	let { with: n } = e;
	if (!n) return ai(e, t);
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
function bi(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function xi({ conditions: e }, t, n) {
	return oi(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var Si = t((() => {
	ci();
}));
// lib/core/text/reading.ts
function Ci(e, t) {
	let n = [];
	for (let r of Et(t.text)) {
		let i = n.at(-1)?.ability, a = Ei(e, t, r), o = i && i.steps.length > 0 ? wi(i, r, a) : void 0;
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
		let s = Ti(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function wi(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function Ti(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
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
function Ei(e, t, n) {
	let r = Kr(n);
	if (oi(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (Mi.some((e) => e.length === r.length && Xr(r, 0, e))) return { isOnce: !0 };
		let n = Ni.find((e) => Xr(r, 0, e));
		if (n) return {
			...ki(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = ki(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of oi(e.conditions, r, 0)) {
		let a = Pi.includes(r[i] ?? ""), o = a || r[i] === "," ? ki(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...Di(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function Di(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: Oi(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: _i(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: _i(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => ai(e, t))
	} : e;
}
function Oi(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function ki(e, t, n, r) {
	let i = e.lasts(t) ? Ai(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of ji(e, n, r)) {
		let [r] = gi(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [ii(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of oi(e.moments, n, r)) {
		let [r] = n[i] === "," ? gi(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = Xr(n, r, Fi), [o] = gi(e, n, a ? r + Fi.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function Ai(e, t, n) {
	for (let [r, i] of oi(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = oi(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: _i(a[0], e.if)
		}));
	}
}
function ji(e, t, n) {
	return oi(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = Pi.includes(i), o = (a || i === "," ? ji(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var Mi, Ni, Pi, Fi, Ii = t((() => {
	Dt(), ci(), w(), Si(), Mi = [Kr("use this only once per turn"), Kr("use this only once each turn")], Ni = [Kr("once per turn ,"), Kr("once each turn ,")], Pi = [
		":",
		"-",
		"—"
	], Fi = Kr("if you do ,");
}));
// lib/core/text/telling.ts
function Li(e, { sentences: t }, n, r) {
	return zi(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function Ri(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return zi(t, i.words);
	if (!a) return `There is nothing to do that with: “${qr(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${qr(t, l)}${u}.`;
}
function zi(e, t) {
	let n = qr(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function Bi({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${qr(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${qr(e, t.words)}”.`;
}
var Vi = t((() => {
	w();
}));
// lib/core/text/use-needs.ts
function Hi({ isUsed: e, isActive: t }) {
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
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, Gi(t)) ?? !0,
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
			holds: Ui,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function Ui(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, Gi(t)).length < o) return !1;
	}
	return !0;
}
function Wi(e, t, n) {
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
var Gi, Ki = t((() => {
	Gi = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function qi(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? Xi, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!Ji(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : Zi;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += Yi(e, t, s, c, i < a));
	}
	return o;
}
function Ji(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function Yi(e, t, n, r, i) {
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
var Xi, Zi, Qi = t((() => {
	Xi = [], Zi = [-1];
})), E, $i, ea = t((() => {
	xn(), fi(), hi(), Ii(), Vi(), Ki(), Qi(), E = [], $i = class {
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
			this.language = e, this.#e = e.isActive, this.#n = new mi(e.isActive), this.#t = e.phase.id, this.#r = e.once, this.#i = Hi({
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
			})), this.read = bn((t) => Ci(e, t)), this.abilities = bn((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = bn((e) => li(e, this.abilities)), this.phase = this.#y(), this.use = this.#h(), this.policy = {
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
				for (let t of i.own.get(n) ?? E) this.#s(e, t, n);
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
			return this.#n.sum(e, this.#u(e).stats.get(t) ?? E, n);
		}
		parts(e, t, n) {
			return this.#n.parts(e, this.#u(e).stats.get(t) ?? E, n);
		}
		said(e, t, n) {
			return this.#n.said(e, this.#u(e).stats.get(t) ?? E, n);
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
				needs: Wi(this.#i, this.language.phase.cite, (e, t, n) => this.#m(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#p(e, n) === t)?.has.use?.costs ?? E).flatMap(({ says: e = E }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#m(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? E) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#u(e).uses) {
				if (!this.#f(e, r)) continue;
				let i = qi(e, r.card, r.has);
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
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += qi(e, t, i));
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
			if (!t?.with?.choose) return E;
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
					let { run: t, ability: n, step: r } = this.#g(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${Bi(n, r, i)}` : "";
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
			return i > 0 || a > 0 ? !0 : this.#C(e, n) ? Ji(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => Li(e, t, n, r)), !1) : !1;
		}
		#E(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : Zi;
			r.length === 0 && this.#k(e, t, n);
			for (let i of [...r]) this.#S(e, t, i, n);
			this.#x(e, r.length > 0);
		}
		#D(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#_(e) : E, [o] = a;
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
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => Ri(e, r, t, n));
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
// lib/games/conquest-of-orion/table/table.ts
function ta({ type: e }) {
	return e === "planet" || e === "satellite";
}
var na, ra, ia, D, O, k, A, aa, j = t((() => {
	ut(), na = [
		{
			id: "draw",
			name: "Deck",
			face: "down",
			as: "pile"
		},
		{
			id: "hand",
			name: "Hand",
			face: "up",
			as: "hand"
		},
		{
			id: "planets",
			name: "Planets",
			face: "up",
			as: "play"
		},
		{
			id: "neutral",
			name: "Neutral planets",
			face: "up",
			as: "play"
		},
		{
			id: "space",
			name: "Outer space",
			face: "up",
			as: "play"
		},
		{
			id: "achievements",
			name: "Achievements",
			face: "up",
			as: "play"
		},
		{
			id: "graveyard",
			name: "Graveyard",
			face: "up",
			as: "pile"
		},
		{
			id: "removed",
			name: "Removed from existence",
			face: "up",
			as: "pile"
		},
		{
			id: "planets-deck",
			name: "Pile of unique planets",
			face: "down",
			as: "pile"
		},
		{
			id: "enemy",
			name: "Opponent's planets",
			face: "up",
			as: "play"
		},
		{
			id: "opposite",
			name: "Planets for an opponent",
			face: "up",
			as: "pile"
		},
		{
			id: "fleet",
			name: "Opponent's units",
			face: "down",
			as: "pile",
			hides: !0
		},
		{
			id: "fallen",
			name: "Opponent's graveyard",
			face: "up",
			as: "pile"
		}
	], ra = [
		{
			id: "blue",
			name: "Blue"
		},
		{
			id: "gold",
			name: "Gold"
		},
		{
			id: "red",
			name: "Red"
		},
		{
			id: "tier",
			name: "Tier"
		},
		{
			id: "dealt",
			name: "Damage dealt"
		},
		{
			id: "ascending",
			name: "The next Tier is paid",
			hidden: !0
		},
		{
			id: "first",
			name: "Goes first",
			hidden: !0
		},
		{
			id: "exchanged",
			name: "Cards exchanged",
			hidden: !0
		},
		{
			id: "innate",
			name: "Innate income",
			hidden: !0
		},
		{
			id: "innateColour",
			name: "Colour of the innate income",
			hidden: !0
		},
		{
			id: "startBlue",
			name: "Blue that the first player starts with",
			hidden: !0
		},
		{
			id: "startGold",
			name: "Gold that the first player starts with",
			hidden: !0
		},
		{
			id: "startRed",
			name: "Red that the first player starts with",
			hidden: !0
		},
		{
			id: "tierCost",
			name: "Cost of the next Tier",
			hidden: !0
		},
		{
			id: "wasted",
			name: "Resources over the cap",
			hidden: !0
		},
		{
			id: "ended",
			name: "There was no card to draw",
			hidden: !0
		},
		{
			id: "opponent",
			name: "An opponent has planets, and units if it is two",
			hidden: !0
		},
		{
			id: "theirs",
			name: "It is the opponent's turn",
			hidden: !0
		},
		{
			id: "attacks",
			name: "Attacks this turn",
			hidden: !0
		},
		{
			id: "traded",
			name: "Cheap trades this turn",
			hidden: !0
		},
		{
			id: "ahead",
			name: "Resources that the opponent's fleet is ahead",
			hidden: !0
		}
	], ia = [
		{
			id: "damage",
			name: "Damage"
		},
		{
			id: "time",
			name: "Time counters"
		},
		{
			id: "counter",
			name: "Counters"
		},
		{
			id: "entered",
			name: "The turn in which it entered",
			hidden: !0
		},
		{
			id: "hurt",
			name: "Damage at the last income",
			hidden: !0
		},
		{
			id: "assaulted",
			name: "The turn in which it assaulted",
			hidden: !0
		},
		{
			id: "absorbed",
			name: "Damage that its shields prevented",
			hidden: !0
		},
		{
			id: "shielded",
			name: "The turn in which they did",
			hidden: !0
		},
		{
			id: "facing",
			name: "The planet that it assaults, and one more",
			hidden: !0
		},
		{
			id: "boost",
			name: "Damage changed by",
			sign: "damage",
			mayBeNegative: !0,
			stat: "damage"
		},
		{
			id: "immobile",
			name: "Immobile"
		},
		{
			id: "asleep",
			name: "Does not ready next turn"
		},
		{
			id: "doomed",
			name: "Destroyed at end of turn"
		},
		{
			id: "stealthed",
			name: "The combat in which it is stealthed",
			hidden: !0
		},
		{
			id: "was",
			name: "The planet that it was on, and one more",
			hidden: !0
		}
	], D = st(na), O = ct(ra), k = ct(ia), A = [
		"blue",
		"gold",
		"red"
	], aa = [
		{
			zone: "neutral",
			row: 1,
			column: 1,
			span: 6,
			side: "shared",
			as: "row"
		},
		{
			zone: "enemy",
			row: 1,
			column: 7,
			span: 4,
			side: "enemy",
			as: "row"
		},
		{
			zone: "planets",
			row: 2,
			column: 1,
			span: 10,
			side: "mine",
			as: "row",
			height: 1.5
		},
		{
			zone: "achievements",
			row: 3,
			column: 1,
			span: 6,
			side: "mine",
			as: "row"
		},
		{
			zone: "space",
			row: 3,
			column: 7,
			span: 4,
			side: "mine",
			as: "row"
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
			zone: "graveyard",
			side: "mine",
			as: "pile"
		},
		{
			zone: "removed",
			side: "mine",
			as: "pile"
		},
		{
			zone: "planets-deck",
			side: "shared",
			as: "pile"
		},
		{
			zone: "opposite",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "fleet",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "fallen",
			side: "enemy",
			as: "pile"
		}
	];
}));
// lib/games/conquest-of-orion/table/traits.ts
function oa(e) {
	if (!e) return da;
	let t = (t) => e[t] ?? 0;
	return [
		t("blue"),
		t("gold"),
		t("red"),
		t("blue/gold"),
		t("blue/red"),
		t("gold/red")
	];
}
function sa(e) {
	return e[0] + e[1] + e[2] + e[3] + e[4] + e[5];
}
function ca(e) {
	for (let t of e) {
		let [, e, n] = /^Deploy (\d) (blue|gold|red)$/.exec(t) ?? [];
		if (e !== void 0 && n !== void 0) return oa({ [n]: Number(e) });
	}
}
function la(e) {
	return Number(/This attacks for (\d+) damage/.exec(e ?? "")?.[1] ?? 0);
}
function ua(e) {
	let { type: t, tier: n, cost: r, produces: i, colonise: a, classification: o } = e, s = [...e.keywords ?? [], ...Et(e.text).map((e) => e.replace(/\.$/, ""))], c = (e) => s.includes(e), l = s.find((e) => e.startsWith(fa))?.slice(10), u = s.find((e) => e.startsWith("Consume")), d = t !== "planet" && typeof n == "number" && r != null, f = sa(oa(i));
	return {
		type: t,
		isUnit: t === "unit",
		isPlanet: ta(e),
		damage: e.damage ?? la(e.text),
		health: e.health ?? Infinity,
		regeneration: e.regeneration ?? 0,
		shields: e.shields ?? 0,
		cost: d ? oa(r) : void 0,
		price: sa(oa(r)),
		tier: n ?? 1,
		produces: oa(i),
		colonise: a === void 0 ? void 0 : oa(a),
		earns: f,
		paysBackIn: f === 0 ? Infinity : sa(oa(a)) / f,
		isSwift: c("Swiftness"),
		isUnique: c("Unique"),
		isStationary: c("Stationary"),
		isBound: c("Stationary") || c("Immobile"),
		isFast: t === "ability" && o?.includes("fast") === !0 || c("Ambush"),
		isTraveler: c("Traveler"),
		consumes: u?.match(/ an? (.+) unit$/)?.[1] ?? (u === void 0 ? void 0 : ""),
		classification: o ?? "",
		life: Number(l ?? 0) || 0,
		deploy: ca(s),
		isGuardian: c("Guardian"),
		isOrbital: c("Orbital range"),
		isBarrage: c("Barrage"),
		isSweep: c("Sweep"),
		isIntercept: c("Intercept"),
		isStealthy: c("Stealth"),
		isBoost: t === "ability" && e.text?.includes("until end of turn") === !0,
		isForced: c("This assaults a planet each turn if able"),
		isArmed: c("Armament"),
		isForUnits: o?.includes("unit") === !0,
		isForPlanets: o?.includes("planet") === !0
	};
}
function M(e) {
	let { cards: t } = e.start;
	if (pa?.cards === t) return pa.all;
	let n = ma(t);
	return pa = {
		cards: t,
		all: n
	}, n;
}
function N(e, t) {
	return M(e).of[t] ?? ha;
}
var da, fa, pa, ma, ha, P = t((() => {
	xn(), Dt(), j(), da = [
		0,
		0,
		0,
		0,
		0,
		0
	], fa = "Half life ", ma = bn((e) => {
		let t = e.map(({ card: e }) => ua(e)), n = (e) => t.flatMap((t, n) => e(t) ? [n] : []);
		return {
			of: t,
			unique: n((e) => e.isUnique),
			stationary: n((e) => e.isStationary),
			travelers: n((e) => e.isTraveler),
			boosts: n((e) => e.isFast && e.isBoost),
			fasts: n((e) => e.isFast && !e.isUnit && !e.isBoost),
			forced: n((e) => e.isForced),
			armed: n((e) => e.isArmed),
			stealthy: n((e) => e.isStealthy),
			givesSwiftness: e.some(({ card: e }) => e.text?.includes(" swiftness") === !0)
		};
	}), ha = ua({
		name: "",
		type: "ability"
	});
}));
// lib/games/conquest-of-orion/table/whereabouts.ts
function F(e, t) {
	return ta(e.card(t)) ? Ne(e, t) : e.label(t);
}
function I(e) {
	return e.get(O.opponent) > H.nobody;
}
function L(e) {
	return e.get(O.opponent) === H.units;
}
function ga(e) {
	return e.turn * 2 + e.get(O.theirs);
}
function _a(e, t) {
	return e.start.cards[t]?.from === "fleet";
}
function R(e, t) {
	return _a(e, t) || e.zoneOf(t) === D.enemy;
}
function z(e, t) {
	let n = e.token(t, k.facing) - 1;
	if (n < 0) return -1;
	let r = _a(e, t) ? D.planets : D.enemy;
	return e.zoneOf(n) === r && I(e) ? n : -1;
}
function B(e, t) {
	if (Sa(e.zoneOf(t))) return t;
	let n = z(e, t);
	if (n >= 0) return n;
	let r = e.hostOf(t);
	return r < 0 ? e.token(t, k.was) - 1 : N(e, r).isPlanet ? r : B(e, r);
}
function va(e, t, n) {
	let [r, i] = [B(e, t), B(e, n)];
	return r < 0 || i < 0 ? !1 : r === i || z(e, r) === i || z(e, i) === r;
}
function ya(e, t) {
	return e.token(t, k.facing) > 0 || e.token(t, k.assaulted) === e.turn && e.stack[0]?.phase === "assault";
}
function ba(e, t, n) {
	return N(e, t).isUnit && e.hostOf(t) === n && z(e, t) < 0;
}
function xa(e, t) {
	return e.token(t, k.stealthed) === ga(e);
}
function V(e, t) {
	let n = [];
	for (let r of e.in(t ? D.enemy : D.planets)) for (let t of e.in(e.under(r))) N(e, t).isUnit && n.push(t);
	return n;
}
var H, Sa, U = t((() => {
	Ve(), j(), P(), H = {
		nobody: 0,
		planets: 1,
		units: 2
	}, Sa = (e) => e === D.planets || e === D.enemy || e === D.neutral;
}));
// lib/games/conquest-of-orion/table/stats.ts
function W(e, t) {
	return Math.max(N(e, t).damage + e.token(t, k.boost) + e.sum("damage", t), 0);
}
function Ca(e, t) {
	return N(e, t).health + e.sum("health", t);
}
function wa(e, t) {
	return N(e, t).shields + e.sum("shields", t);
}
function Ta(e, t) {
	return N(e, t).regeneration + e.sum("regeneration", t);
}
function Ea(e, t) {
	return N(e, t).isSwift || M(e).givesSwiftness && e.sum("swiftness", t) > 0;
}
function Da(e, t) {
	return N(e, t).isBound || e.token(t, k.immobile) > 0;
}
function Oa(e, t) {
	let n = wa(e, t);
	return e.token(t, k.shielded) === ga(e) ? Math.max(n - e.token(t, k.absorbed), 0) : n;
}
function ka(e, t, n) {
	let r = Oa(e, t), i = Math.max(n - r, 0);
	return r > 0 && (e.setToken(t, k.absorbed, wa(e, t) - r + n - i), e.setToken(t, k.shielded, ga(e))), e.setToken(t, k.damage, e.token(t, k.damage) + i), i;
}
function Aa(e, t) {
	return Ca(e, t) - e.token(t, k.damage);
}
function ja(e, t) {
	return e.token(t, k.damage) > 0 && Aa(e, t) <= 0;
}
function G(e, t) {
	return Math.max(Aa(e, t), 0) + Oa(e, t);
}
var Ma = t((() => {
	j(), P(), U();
}));
// lib/games/conquest-of-orion/table/galaxy.ts
function K(e) {
	return e.in(D.planets);
}
function Na(e) {
	for (let t of K(e)) if (N(e, t).type === "planet") return !0;
	return !1;
}
function Pa(e, t) {
	let n = [];
	for (let r of K(e)) for (let i of e.in(e.under(r))) N(e, i).isUnit && t(e, i) && n.push(i);
	return n;
}
function Fa(e, t) {
	for (let n of K(e)) for (let r of e.in(e.under(n))) if (N(e, r).isUnit && t(e, r)) return r;
	return -1;
}
function Ia(e) {
	let t = [];
	for (let n of Ja) La(e, n, t);
	return t;
}
function La(e, t, n) {
	for (let r of e.in(t)) n.push(r), La(e, e.under(r), n);
}
function Ra(e, t) {
	let n = t - e.under(0);
	return n >= 0 ? za(e, n) : t === D.planets || t === D.space || t === D.achievements;
}
function za(e, t) {
	return Ra(e, e.zoneOf(t));
}
function Ba(e, t) {
	e.setToken(t, k.entered, ga(e)), e.setToken(t, k.time, N(e, t).life);
}
function Va(e, t, n) {
	let r = N(e, t).isPlanet ? D.planets : D.achievements;
	e.move(t, n >= 0 ? e.under(n) : r), Ba(e, t), e.say(() => `${e.label(t)} enters the galaxy${n >= 0 ? ` on ${F(e, n)}` : ""}.`), e.tell("enters", t);
}
function Ha(e, t, n) {
	e.setToken(t, k.facing, 0), e.setToken(t, k.assaulted, 0), e.setToken(t, k.was, 0), e.move(t, e.under(n));
}
function Ua(e, t, n) {
	return e.sum("no-exhaust", n) > 0 ? !1 : (e.exhaust(t), !0);
}
function Wa() {
	return !0;
}
function Ga(e) {
	return Pa(e, Wa);
}
function Ka(e, t) {
	let n = e.token(t, k.entered);
	return n >> 1 === e.turn && n === ga(e);
}
function qa(e, t) {
	for (let n of Ya) if (n.holds(e, t, "") !== !0) return !1;
	return !0;
}
var Ja, Ya, Xa, q = t((() => {
	Ma(), j(), P(), U(), Ja = [
		D.planets,
		D.space,
		D.achievements
	], Ya = [{
		id: "ready",
		cite: x,
		holds: (e, t) => !e.isExhausted(t),
		lacks: () => "it is exhausted"
	}, {
		id: "free",
		cite: xr,
		holds: (e, t) => !Da(e, t),
		lacks: () => "it cannot move by itself"
	}], Xa = {
		id: "elsewhere",
		cite: x,
		holds: (e, t, n) => n !== `#${e.hostOf(t)}`,
		lacks: () => "it is there already"
	};
}));
// lib/games/conquest-of-orion/table/resources.ts
function Za(e) {
	let t = e.sum("cheap-trade", -1);
	return t > 0 && e.get(O.traded) < t ? so : oo;
}
function Qa(e, t) {
	return $a(e.get(O.blue), e.get(O.gold), e.get(O.red), t);
}
function $a(e, t, n, r) {
	let i = e - r[0], a = t - r[1], o = n - r[2];
	if (i < 0 || a < 0 || o < 0) return !1;
	let [s, c, l] = [
		r[3],
		r[4],
		r[5]
	];
	return s <= i + a && c <= i + o && l <= a + o && s + c + l <= i + a + o;
}
function eo(e, t, n) {
	let r = e.get(O[t]), i = r + n;
	if (e.set(O[t], Math.min(i, 6)), i <= 6) return n > 0;
	e.add(O.wasted, i - 6);
	let a = i - 6;
	return e.say(() => `${a} ${t} ${a === 1 ? "is" : "are"} lost: at most 6 are stored.`), r < 6;
}
function to(e) {
	return [A.find((t) => e.startsWith(t)) ?? "blue", A.find((t) => e.endsWith(`>${t}`)) ?? "gold"];
}
function no(e) {
	return [{
		id: "enough",
		cite: b,
		holds: (t, n, r) => t.get(O[to(r)[0]]) >= e(t),
		lacks: (t, n, r) => `needs ${e(t)} ${to(r)[0]}, you have ${t.get(O[to(r)[0]])}`
	}, {
		id: "stored",
		cite: b,
		holds: (e, t, n) => e.get(O[to(n)[1]]) < 6,
		lacks: (e, t, n) => `at most 6 ${to(n)[1]} are stored, and you have them`
	}];
}
function ro(e) {
	let t = [...A, ...co].flatMap((t, n) => (e[n] ?? 0) > 0 ? [`${e[n]} ${t}`] : []);
	return t.length === 0 ? "nothing" : o(t);
}
function io(e) {
	return o(A.map((t) => `${e.get(O[t])} ${t}`));
}
function ao(e, t, n = Za(e)) {
	let [r, i] = to(t);
	n === so && e.add(O.traded, 1), e.add(O[r], -n), eo(e, i, 1), e.say(() => `${uo[n] ?? n} ${r} ${n === 1 ? "is" : "are"} traded for one ${i}.`);
}
var oo, so, co, lo, uo, fo = t((() => {
	m(), S(), j(), oo = 3, so = 2, co = [
		"blue/gold",
		"blue/red",
		"gold/red"
	], lo = A.flatMap((e) => A.filter((t) => t !== e).map((t) => `${e}>${t}`)), uo = [
		"None",
		"One",
		"Two",
		"Three"
	];
}));
// lib/games/conquest-of-orion/table/clean-up.ts
function po(e, t) {
	for (let n of [...e.in(e.under(t))]) {
		if (_a(e, n)) {
			mo(e, n);
			continue;
		}
		let r = e.card(n).type === "unit";
		r || po(e, n), e.move(n, r ? D.space : D.graveyard), e.setToken(n, k.was, t + 1), e.say(() => `${F(e, n)} ${r ? "is in outer space now" : "goes to the graveyard"}.`);
	}
}
function mo(e, t) {
	let n = e.in(D.enemy).find((n) => n !== e.hostOf(t));
	n === void 0 ? e.move(t, D.fallen) : (Ha(e, t, n), e.exhaust(t)), e.say(() => `${F(e, t)} ${n === void 0 ? "is lost" : `flees to ${F(e, n)}`}.`);
}
function ho(e, t) {
	let n = e.card(t).type === "planet", [r, i, a] = [
		B(e, t),
		R(e, t),
		F(e, t)
	];
	po(e, t), e.move(t, n ? D.neutral : i ? D.fallen : D.graveyard), e.setToken(t, k.damage, 0), e.setToken(t, k.facing, 0), e.setToken(t, k.was, n ? 0 : r + 1), e.say(() => `${a} is destroyed${n ? " and neutral again" : ""}.`), e.tell("destroyed", t, i);
}
function go(e, t, n) {
	for (let r of e.in(t)) ja(e, r) && n.push(r);
}
function _o(e) {
	let t = [];
	for (let n of K(e)) go(e, e.under(n), t);
	if (go(e, D.space, t), go(e, D.planets, t), L(e)) for (let n of e.in(D.enemy)) go(e, e.under(n), t);
	go(e, D.enemy, t);
	for (let n of t) ho(e, n);
}
function vo(e, t, n) {
	let r = e.zoneOf(t);
	Ra(e, r) ? n === D.neutral ? e.setToken(t, k.hurt, e.token(t, k.damage)) : Ra(e, n) || Ba(e, t) : po(e, t), r === D.neutral && e.setToken(t, k.damage, 0);
}
function yo(e, t) {
	let { free: n, card: r = -1, to: i = "" } = t;
	if (n === "counter") return xo(e, t);
	let a = e.zone(i);
	if (n !== "move" || a < 0) return;
	let o = a - e.under(0), s = a === D.fleet || a === D.fallen || o >= 0 && e.zoneOf(o) === D.enemy;
	if (_a(e, r) !== s) return `${e.label(r)} is ${s ? "not " : ""}a unit of the opponent.`;
	if (!s) return o >= 0 ? So(e, r, o) : bo(e, r, a);
}
function bo(e, t, n) {
	let [r, i] = [e.label(t), N(e, t)];
	return n === D.planets && !i.isPlanet ? "Only planets and satellites lie in the planet row. Put a unit onto one of them." : n === D.space && !i.isUnit ? `Only units can be in outer space, and ${r} is none.` : (n === D.neutral || n === D["planets-deck"]) && i.type !== "planet" ? `Only planets can be neutral, and ${r} is none.` : (n === D.enemy || n === D.opposite) && i.type !== "planet" ? `Only planets lie opposite, and ${r} is none.` : n === D.achievements && i.isPlanet ? `${r} lies in the planet row, or nowhere.` : (n === D.graveyard || n === D.hand || n === D.draw) && i.type === "planet" ? `${r} belongs to no deck: a planet that is lost is neutral.` : void 0;
}
function xo(e, { card: t, to: n = "", by: r = 1 }) {
	let i = t === void 0 ? ra : ia, a = i.findIndex(({ id: e }) => e === n), { name: o, mayBeNegative: s } = i[a] ?? {
		id: "",
		name: ""
	};
	if (s) return;
	let c = t === void 0 ? e.get(a) : e.token(t, a), l = +(n === "tier");
	return r < 0 && c + r < l ? `${o} cannot fall below ${l} (now ${c}).` : t === void 0 && A.some((e) => e === n) && r > 0 && c + r > 6 ? `At most 6 of a resource are stored (${o} now ${c}).` : void 0;
}
function So(e, t, n) {
	let { isPlanet: r, isUnit: i } = N(e, t);
	if (r) return `${e.label(t)} lies in the planet row, on no other card.`;
	if (!za(e, n)) return `${F(e, n)} is not in play on your side: nothing can lie on it.`;
	let a = N(e, n).isPlanet;
	return i && !a ? `${e.label(t)} is a unit. Put it on a planet or satellite.` : void 0;
}
function Co(e) {
	let { unique: t } = M(e);
	if (t.length < 2) return To;
	let n = t.filter((t) => za(e, t));
	return n.filter((t) => n.some((n) => n !== t && e.label(n) === e.label(t)));
}
function wo(e) {
	for (let t of M(e).stationary) e.zoneOf(t) === D.space && ho(e, t);
	for (let t of K(e)) {
		let n = e.token(t, k.damage);
		n < e.token(t, k.hurt) && e.setToken(t, k.hurt, n);
	}
	!e.isIn("unique") && Co(e).length > 0 && e.call("unique");
}
var To, Eo, Do, Oo = t((() => {
	S(), q(), fo(), Ma(), j(), P(), U(), To = [], Eo = {
		do: "keep",
		says: "Keep this one of a Unique card",
		of: "a Unique card of which you have a second one",
		cards: Co,
		play: (e, t) => {
			for (let n of Co(e).filter((n) => n !== t && e.label(n) === e.label(t))) po(e, n), e.move(n, D.removed), e.say(() => `A second ${e.label(n)} is removed from existence.`);
			Co(e).length === 0 && e.leave();
		}
	}, Do = {
		id: "unique",
		name: "Unique",
		cite: xr,
		says: "Only one copy of a Unique card stays in play. The others are removed from existence.",
		moves: [Eo],
		mayPass: () => !1
	};
}));
// lib/core/text/nouns.ts
function ko(e) {
	let t = Ao(e.references), n = Ao(e.adjectives), r = Ao(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...jo(t, i, a).map(([e, t]) => [Mo(e, i.slice(a, t)), t]), ...Po(i, a).flatMap(([t, o]) => Fo(n, i, o).flatMap(([n, s]) => jo(r, i, s).flatMap(([r, s]) => Io(e, i, s).map(([s, c]) => {
			let l = No(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...Lo(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function Ao(e) {
	return Object.entries(e).map(([e, t]) => [new ri(e, {}), t]);
}
function jo(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function Mo(e, t) {
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
function No({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function Po(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = Jr(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: Ro
	} }, t + 3]), n === "up" && r === "to") {
		let e = Jr(i);
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
function Fo(e, t, n) {
	let r = jo(e, t, n).flatMap(([n, r]) => Fo(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function Io(e, t, n) {
	let r = oi(e.suffixes, t, n).flatMap(([n, r]) => Io(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function Lo({ usually: e }, { choose: t, isOther: n }, r, i) {
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
var Ro, zo = t((() => {
	ci(), w(), Ro = 99;
}));
// lib/games/conquest-of-orion/texts/nouns.ts
function Bo(e) {
	let t = V(e, !1);
	return t.push(...e.in(D.space), ...e.in(D.planets)), L(e) && t.push(...V(e, !0)), I(e) && t.push(...e.in(D.enemy)), t;
}
var Vo, Ho, Uo, Wo, Go, Ko, qo, Jo, J, Yo = t((() => {
	ci(), zo(), w(), q(), j(), P(), U(), Vo = (e, t) => N(e, t).isUnit, Ho = (e, t) => N(e, t).isPlanet, Uo = (e, t) => !R(e, t) && za(e, t), Wo = (e, t, { self: n }) => va(e, t, n), Go = (e) => (t, n) => N(t, n).classification.split(" ").includes(e), Ko = (e, t, n) => T(e, t, {}, () => ({ is: n })), qo = (e, t, n) => T(e, t, {}, () => ({ from: n })), Jo = [
		Ko("you control", "Ready target unit you control.", Uo),
		Ko("that its controller controls", "Teleport target unit to a planet that its controller controls.", (e, t, { it: n, before: r }) => R(e, t) === R(e, r >= 0 ? r : n)),
		Ko("that defend(s) this", "Units that defend this get +1 damage.", (e, t, { self: n }) => ba(e, t, n)),
		Ko("that defend(s) it", "The affected planet and each unit that defends it get +1 shields.", (e, t, { self: n }) => ba(e, t, e.hostOf(n))),
		Ko("on it", "When this is destroyed, deal 2 damage to each unit on it.", (e, t, { self: n }) => B(e, t) === n),
		T("with tier requirement {n} or lower", "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost.", { n: C }, ({ n: e }) => ({ is: (t, n) => N(t, n).tier <= e })),
		qo("from your graveyard", "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand.", (e) => e.in(D.graveyard)),
		qo("from your hand", "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost.", (e) => e.in(D.hand))
	], J = ko({
		name: "cards",
		nouns: {
			"unit(s)": Vo,
			"planet(s)": Ho,
			"unit(s) or planet(s)": (e, t, n) => Vo(e, t, n) || Ho(e, t, n),
			achievement: (e, t) => N(e, t).type === "achievement",
			attachment: (e, t) => N(e, t).type === "attachment"
		},
		adjectives: {
			nearby: Wo,
			other: (e, t, { self: n }) => t !== n,
			enemy: (e, t) => R(e, t),
			assaulting: ya,
			spawn: Go("Spawn")
		},
		suffixes: Jo,
		references: {
			this: (e, { self: t }) => [t],
			it: (e, { it: t }) => t >= 0 ? [t] : [],
			"that unit": (e, { subject: t }) => [t],
			"the affected unit|planet": (e, { self: t }) => [e.hostOf(t)]
		},
		usually: Bo
	});
}));
// lib/games/conquest-of-orion/texts/effects.ts
function Xo(e, t) {
	return os.set(t.does, e), t;
}
function Y(e, t, n = X) {
	let { choose: r } = e;
	return Xo(H.units, {
		with: r ? {
			...e,
			choose: {
				...r,
				least: 0
			}
		} : e,
		does: (e, n, r) => t(e, n, r),
		worth: (e, t) => R(e, t) ? n(e, t) : -1
	});
}
function Zo(e, t, n) {
	return {
		with: e,
		does: t,
		worth: (e, t) => -as(e, t) * n(e, t)
	};
}
function Qo(e, t, n) {
	if (t < 0) return !1;
	let r = ka(e, t, n);
	return R(e, t) && e.add(O.dealt, r), e.say(() => `${F(e, t)} is dealt ${r} damage.`), r > 0;
}
function $o(e, t, n) {
	let r = e.token(t, k.damage), i = Math.min(n, r);
	return e.setToken(t, k.damage, r - i), e.setToken(t, k.hurt, e.token(t, k.hurt) - i), e.say(() => `${i} damage is removed from ${F(e, t)}.`), i > 0;
}
function es(e, t) {
	let n = _a(e, t);
	po(e, t), e.move(t, n ? D.fleet : D.hand), e.say(() => `${F(e, t)} goes into ${n ? "the opponent's" : "the"} hand.`);
}
function ts(e, t, n) {
	return t < 0 || n < 0 ? !1 : (Ha(e, t, n), e.say(() => `${F(e, t)} is teleported to ${F(e, n)}.`), !0);
}
function ns(e, t, n = X) {
	let r = (t, n) => Bo(t).filter((r) => N(t, r).isUnit && B(t, r) === n && e(t, r) && r !== n);
	return [Xo(H.units, {
		with: {
			choose: {
				least: 0,
				most: 1
			},
			cards: (e) => Bo(e).filter((t) => N(e, t).isPlanet)
		},
		does: () => {},
		worth: (e, t) => r(e, t).reduce((t, r) => t + as(e, r) * n(e, r), 0)
	}), {
		ifDone: !0,
		with: { cards: (e, { it: t }) => r(e, t) },
		does: t
	}];
}
function rs(e, t, n) {
	e.setToken(t, k.boost, e.token(t, k.boost) + n), e.say(() => `${F(e, t)} has ${W(e, t)} damage until end of turn.`);
}
function is(e, t) {
	let n = (e, t, n) => e.hostOf(t) !== n, r = (e, n) => t.cards(e, n)[0] ?? -1;
	if (!t.choose) {
		let t = (t, i) => e.cards(t, i).filter((e) => n(t, e, r(t, i))), i = (e, t, n) => ts(e, t, r(e, n));
		return [Xo(H.units, {
			with: {
				...e,
				cards: t
			},
			does: i,
			worth: ms
		})];
	}
	return [Xo(H.units, {
		with: e,
		does: () => {},
		worth: ms
	}), {
		ifDone: !0,
		with: {
			choose: {
				least: 0,
				most: 1
			},
			cards: (e, r) => t.cards(e, r).filter((t) => n(e, r.it, t))
		},
		does: (e, t, { before: n }) => ts(e, n, t)
	}];
}
var X, as, os, ss, cs, ls, us, ds, fs, ps, ms, hs, gs = t((() => {
	ci(), w(), Oo(), q(), Ma(), j(), P(), U(), Yo(), X = (e, t) => N(e, t).price + 1, as = (e, t) => R(e, t) ? 1 : -1, os = /* @__PURE__ */ new WeakMap(), ss = (e) => (t, n) => {
		if (ja(t, n)) return .1;
		let r = Math.min(e - Oa(t, n), G(t, n));
		return r <= 0 ? .1 : e >= G(t, n) ? X(t, n) + 2 : r / 2;
	}, cs = Yr("on or assaulting", {
		"on target planet": () => !0,
		"that is assaulting target planet": ya
	}), ls = [
		T("deal {n} damage to {to}", "Deal 3 damage to target unit.", {
			n: C,
			to: J
		}, ({ n: e, to: t }) => Y(t, (t, n) => Qo(t, n, e), ss(e))),
		T("deal {n} damage to {to} , or {more} if it's assaulting a planet", "Deal 1 damage to target unit, or 2 if it's assaulting a planet.", {
			n: C,
			to: J,
			more: C
		}, ({ n: e, to: t, more: n }) => Y(t, (t, r) => Qo(t, r, ya(t, r) ? n : e), ss(e))),
		T("deal {n} damage to {to} and {m} damage to the planet it's on", "Deal 5 damage to target unit and 2 damage to the planet it's on.", {
			n: C,
			to: J,
			m: C
		}, ({ n: e, to: t, m: n }) => Y(t, (t, r) => {
			let i = B(t, r);
			return [Qo(t, r, e), Qo(t, i, n)].includes(!0);
		}, ss(e))),
		T("deal {n} damage to each unit {there}", "Deal 2 damage to each unit on target planet.", {
			n: C,
			there: cs
		}, ({ n: e, there: t }) => ns(t, (t, n) => Qo(t, n, e), ss(e))),
		T("remove all damage from {to}", "Remove all damage from target unit you control.", { to: J }, ({ to: e }) => Zo(e, (e, t) => $o(e, t, Infinity), (e, t) => e.token(t, k.damage))),
		T("remove {n} damage from {to}", "Exhaust: Remove 2 damage from another nearby unit or planet.", {
			n: C,
			to: J
		}, ({ n: e, to: t }) => Xo(H.planets, Zo(t, (t, n) => $o(t, n, e), (t, n) => Math.min(t.token(n, k.damage), e))))
	], us = (e, t) => (n, r) => {
		let i = n.token(r, e) === 0;
		return n.setToken(r, e, 1), n.say(() => `${F(n, r)} ${t}`), i;
	}, ds = [
		T("{to} get(s) {n} damage until end of turn", "Units you control get +1 damage until end of turn.", {
			to: J,
			n: ni
		}, ({ to: e, n: t }) => {
			let n = (e, n) => rs(e, n, t);
			return t < 0 ? Y(e, n, (e, n) => Math.min(W(e, n), -t)) : Zo(e, n, (e, n) => e.isExhausted(n) ? 0 : t);
		}),
		T("{to} get(s) {n} damage until end of turn , and is destroyed then", "Target unit you control gets +3 damage until end of turn, and is destroyed then.", {
			to: J,
			n: ni
		}, ({ to: e, n: t }) => Zo(e, (e, n) => {
			rs(e, n, t), us(k.doomed, "is destroyed at end of turn.")(e, n);
		}, (e, n) => e.isExhausted(n) ? 0 : t - (N(e, n).life > 0 ? 1 : X(e, n)))),
		T("{to} doesn't ready at the beginning of its controller's next turn", "Exhaust target unit. It doesn't ready at the beginning of its controller's next turn.", { to: J }, ({ to: e }) => Y(e, us(k.asleep, "does not ready next turn."))),
		T("{to} has|have immobile until the beginning of your next turn", "Target unit has immobile until the beginning of your next turn.", { to: J }, ({ to: e }) => Y(e, us(k.immobile, "is immobile until your next turn."), W))
	], fs = [
		T("exhaust {to}", "Exhaust target unit.", { to: J }, ({ to: e }) => Y(e, (e, t) => {
			let n = !e.isExhausted(t);
			return e.exhaust(t), e.say(() => `${F(e, t)} is exhausted${n ? "" : " already"}.`), n;
		}, (e, t) => e.isExhausted(t) ? .1 : X(e, t))),
		T("destroy {to}", "Destroy target unit.", { to: J }, ({ to: e }) => Y(e, ho)),
		T("destroy each unit {there}", "Destroy each unit on target planet.", { there: cs }, ({ there: e }) => ns(e, ho)),
		T("ready {to}", "Ready target unit you control.", { to: J }, ({ to: e }) => Zo(e, (e, t) => {
			let n = e.isExhausted(t);
			return e.exhaust(t, !1), e.say(() => `${F(e, t)} is ready${n ? "" : " already"}.`), n;
		}, (e, t) => e.isExhausted(t) ? W(e, t) : 0))
	], ps = [
		T("return {to} to your hand", "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand.", { to: J }, ({ to: e }) => ({
			with: e,
			does: es,
			worth: X
		})),
		T("return {to} to its owner's hand", "Return target unit to its owner's hand.", { to: J }, ({ to: e }) => Y(e, es)),
		T("return each unit {there} to its owner's hand", "Return each unit on target planet to its owner's hand.", { there: cs }, ({ there: e }) => ns(e, es)),
		T("{to} retreat(s) onto a planet its controller controls and is|are exhausted", "Each assaulting unit retreats onto a planet its controller controls and is exhausted.", { to: J }, ({ to: e }) => Y(e, (e, t) => {
			e.setToken(t, k.facing, 0), e.setToken(t, k.assaulted, 0), e.exhaust(t), e.say(() => `${F(e, t)} retreats and is exhausted.`);
		})),
		T("teleport {to} to {planet}", "Teleport target unit you control to a planet you control.", {
			to: J,
			planet: J
		}, ({ to: e, planet: t }) => is(e, t)),
		T("play {to} without paying its cost", "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost.", { to: J }, ({ to: e }) => [{
			with: {
				...e,
				cards: (t, n) => e.cards(t, n).filter((e) => N(t, e).consumes === void 0)
			},
			does: () => {},
			worth: X
		}, {
			ifDone: !0,
			with: {
				choose: {
					least: 1,
					most: 1
				},
				cards: (e) => e.in(D.planets)
			},
			does: (e, t, { before: n }) => Va(e, n, t)
		}])
	], ms = (e, t) => e.zoneOf(t) === D.space || R(e, t) && ya(e, t) ? X(e, t) : 0, hs = [
		...ls,
		...ds,
		...fs,
		...ps
	];
})), _s, vs = t((() => {
	ci(), w(), _s = class {
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
			return T(e, t, { n: C }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		discard(e, t, n, r) {
			let i = (e) => e.in(this.#t);
			return T(e, t, { n: C }, ({ n: e }) => ({
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
			return T(e, t, { n: C }, ({ n: e }) => ({
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
// lib/games/conquest-of-orion/texts/pile-effects.ts
function ys(e) {
	let t = A.map((t) => e.get(O[t]));
	return Math.max(...t) - Math.min(...t) >= 3;
}
var bs, xs, Ss, Cs, ws, Ts, Es = t((() => {
	ci(), vs(), w(), fo(), j(), P(), gs(), bs = Yr("resource", {
		blue: "blue",
		gold: "gold",
		red: "red"
	}), xs = new _s(D, "The deck is empty."), Ss = "Look at the top three cards of your deck. Put one into your hand and the others on the bottom of your deck.", Cs = "When this enters the galaxy, look at the top card of your deck. You may put it on the bottom of your deck.", ws = [
		xs.draw("draw {n} card(s)", "When this enters the galaxy, draw a card.", (e) => ({ worth: () => 2 * e })),
		T("gain {n} {colour}", "When this conquers a planet, gain 1 red.", {
			n: C,
			colour: bs
		}, ({ n: e, colour: t }) => ({
			does: (n) => (n.say(() => `${e} ${t} is gained.`), eo(n, t, e)),
			worth: (n) => Math.min(e, 6 - n.get(O[t]))
		})),
		T("trade 1 resource for 1 of another type", "At the beginning of your turn, you may trade 1 resource for 1 of another type.", {}, () => ({
			does: (e) => e.call("market"),
			worth: (e) => +!!ys(e)
		})),
		T("look at the top card of your deck", Cs, {}, () => ({ does: (e) => xs.look(e, 1) })),
		xs.lookAtTop("look at the top {n} cards of your deck", Ss, () => ({ worth: () => 2 })),
		T("put it on the bottom of your deck", Cs, {}, () => xs.rest({ worth: (e) => N(e, e.first(D.draw)).price - 4 })),
		T("put one into your hand and the others on the bottom of your deck", Ss, {}, () => xs.take(1, es, X))
	], Ts = [...hs, ...ws];
}));
// lib/games/conquest-of-orion/table/costs.ts
function Ds(e, t, n, r) {
	let [i, a, o] = [
		e.sum(n[0], r),
		e.sum(n[1], r),
		e.sum(n[2], r)
	], [s, c, l, ...u] = t;
	return [
		Math.max(s + i, 0),
		Math.max(c + a, 0),
		Math.max(l + o, 0),
		...u
	];
}
function Os(e, t) {
	let { cost: n } = N(e, t);
	return n && e.sum(Ms.card, t) > 0 ? Ds(e, n, As, t) : n;
}
function ks(e, t, n) {
	let { colonise: r } = N(e, t);
	return r && e.sum(Ms.conquest, n) > 0 ? Ds(e, r, js, n) : r;
}
var As, js, Ms, Ns = t((() => {
	P(), As = [
		"cost-blue",
		"cost-gold",
		"cost-red"
	], js = [
		"colonise-blue",
		"colonise-gold",
		"colonise-red"
	], Ms = {
		card: "cost",
		conquest: "colonise"
	};
})), Ps, Fs, Is, Ls, Rs, zs, Bs, Vs, Hs, Z, Us, Ws, Gs, Ks, qs, Js, Ys = t((() => {
	ci(), w(), Ns(), q(), Yo(), Ps = Yr("number", {
		damage: "damage",
		health: "health",
		shields: "shields",
		regeneration: "regeneration"
	}), Fs = {
		name: "changes",
		read: (e, t) => ni.read(e, t).flatMap(([t, n]) => Ps.read(e, n).flatMap(([n, r]) => {
			let i = {
				stat: n,
				by: t
			}, a = e[r] === "," ? r + 1 : r, o = e[a] === "and" ? a + 1 : a;
			return [...(o > r ? Fs.read(e, o) : []).map(([e, t]) => [[i, ...e], t]), [[i], r]];
		}))
	}, Is = Yr("resource", {
		blue: 0,
		gold: 1,
		red: 2
	}), Ls = () => !0, Rs = (e, t, { self: n }) => t === n, zs = (e, t, n = 1) => ({
		stat: e,
		to: t,
		by: () => n
	}), Bs = (e, t) => t.map(({ stat: t, by: n }) => zs(t, e.test, n)), Vs = (e) => (t, n, r) => e.test(t, n, r) ? !Ia(t).some((n) => Ka(t, n) && e.test(t, n, r)) : !1, Hs = {
		stat: "keyword",
		to: () => !1,
		by: () => 0
	}, Z = (e, t) => T(e, t, {}, () => Hs), Us = [
		Z("swiftness", "Swiftness."),
		Z("stationary", "Stationary."),
		Z("immobile", "Immobile."),
		Z("traveler", "Traveler."),
		Z("unique", "Unique."),
		Z("ambush", "Ambush."),
		Z("guardian", "Guardian."),
		Z("orbital range", "Orbital range."),
		Z("barrage", "Barrage."),
		Z("sweep", "Sweep."),
		Z("intercept", "Intercept."),
		Z("stealth", "Stealth."),
		Z("armament", "Armament. This attacks for 2 damage."),
		Z("this assaults a planet each turn if able", "This assaults a planet each turn if able."),
		T("this attacks for {n} damage", "Armament. This attacks for 2 damage.", { n: C }, () => Hs),
		T("half life {n}", "Half life 2.", { n: C }, () => Hs),
		T("deploy {n} {colour}", "Deploy 1 blue.", {
			n: C,
			colour: Is
		}, () => Hs),
		T("consume a|an {word} unit", "Consume a Beast unit.", { word: {
			name: "classification",
			read: (e, t) => e[t] === void 0 ? [] : [[e[t], t + 1]]
		} }, () => Hs)
	], Ws = [
		T("{to} get(s) {all}", "Other nearby units you control get +1 shields.", {
			to: J,
			all: Fs
		}, ({ to: e, all: t }) => Bs(e, t)),
		T("{to} and {others} get(s) {all}", "The affected planet and each unit that defends it get +1 shields.", {
			to: J,
			others: J,
			all: Fs
		}, ({ to: e, others: t, all: n }) => [...Bs(e, n), ...Bs(t, n)]),
		T("{to} get(s) {n} damage while it|they attack(s) a planet", "Units you control get +2 damage while they attack a planet.", {
			to: J,
			n: ni
		}, ({ to: e, n: t }) => zs("siege", e.test, t)),
		T("{to} get(s) {all} and has|have swiftness", "The affected unit gets +1 damage and has swiftness.", {
			to: J,
			all: Fs
		}, ({ to: e, all: t }) => [...Bs(e, t), zs("swiftness", e.test)]),
		T("this attacks for {n} damage , and {to} get(s) {all}", "Armament. This attacks for 6 damage, and the affected planet gets +3 health.", {
			n: C,
			to: J,
			all: Fs
		}, ({ to: e, all: t }) => Bs(e, t))
	], Gs = (e, t, n, r, i) => [zs(t, n), zs(e[r] ?? "", n, -i)], Ks = [
		T("the colonization costs you pay are {n} {colour} less", "The colonization costs you pay are 1 red less.", {
			n: C,
			colour: Is
		}, ({ n: e, colour: t }) => Gs(js, Ms.conquest, Ls, t, e)),
		T("when this conquers a planet , its colonization cost is {n} {colour} less", "When this conquers a planet, its colonization cost is 1 red less.", {
			n: C,
			colour: Is
		}, ({ n: e, colour: t }) => Gs(js, Ms.conquest, Rs, t, e)),
		T("the first {what} you play each turn costs {n} {colour} less", "The first Spawn unit you play each turn costs 1 blue less.", {
			what: J,
			n: C,
			colour: Is
		}, ({ what: e, n: t, colour: n }) => Gs(As, Ms.card, Vs(e), n, t)),
		T("once each turn , you may trade 2 resources of one type for 1 of another type", "Once each turn, you may trade 2 resources of one type for 1 of another type.", {}, () => zs("cheap-trade", Ls))
	], qs = [
		T("at the beginning of your turn , you draw {n} cards instead of one", "At the beginning of your turn, you draw two cards instead of one.", { n: C }, ({ n: e }) => zs("draws", Ls, e)),
		T("units you control don't exhaust when they move onto this", "Units you control don't exhaust when they move onto this.", {}, () => zs("no-exhaust", Rs)),
		T("units can't move onto this during the defender's step", "Units can't move onto this during the defender's step.", {}, () => zs("closed", Rs))
	], Js = [
		...Us,
		...Ws,
		...Ks,
		...qs
	];
}));
// lib/games/conquest-of-orion/texts/texts.ts
function Xs(e, { test: t }, n, r) {
	return t(e, n, {
		self: r,
		subject: n,
		it: -1,
		before: -1,
		seen: 0
	});
}
var Zs, Qs, $s, Q, ec, tc, nc, rc, ic, ac, oc, sc, cc, lc = t((() => {
	ci(), w(), ea(), S(), Oo(), q(), Ma(), j(), P(), U(), gs(), Yo(), Es(), Ys(), Zs = si, Qs = () => !0, $s = (e, t, n) => e.hostOf(n) === t, Q = (e, t, n, r = Zs) => T(e, t, {}, () => ({
		event: n,
		of: r
	})), ec = (e, t, n, r = Qs) => T(e, t, { which: J }, ({ which: e }) => ({
		event: n,
		of: (t, n, i) => r(t, n, i) && Xs(t, e, n, i)
	})), tc = (e, t) => !R(e, t), nc = (e) => e.get(O.theirs) === 0, rc = [
		Q("when this enters the galaxy", "When this enters the galaxy, draw a card.", "enters"),
		Q("when this conquers a planet", "When this conquers a planet, draw a card.", "conquers"),
		Q("whenever you conquer a planet", "Whenever you conquer a planet, draw a card.", "conquered", Qs),
		Q("when you conquer this", "When you conquer this, gain 2 gold.", "conquered"),
		Q("at the beginning of your turn", "At the beginning of your turn, draw a card.", "turn-begins", Qs),
		Q("at the end of your turn", "At the end of your turn, ready all units you control.", "turn-ends", Qs),
		Q("when this is destroyed", "When this is destroyed, gain 1 gold.", "destroyed"),
		Q("whenever the affected planet produces resources", "Whenever the affected planet produces resources, gain 1 blue.", "produces", $s),
		Q("whenever this attacks a planet", "Whenever this attacks a planet, gain 1 red.", "attacks-planet"),
		Q("whenever a unit assaults this", "Whenever a unit assaults this, deal 1 damage to that unit.", "assaults", (e, t, n) => z(e, t) === n),
		Q("whenever you stealth this during your turn", "Stealth. Whenever you stealth this during your turn, gain 1 gold.", "stealthed", (e, t, n) => t === n && nc(e)),
		ec("whenever {which} you control is destroyed", "Whenever a Spawn unit you control is destroyed, gain 1 blue.", "destroyed", tc),
		ec("whenever {which} you control is destroyed during your turn", "Whenever a unit you control is destroyed during your turn, gain 1 blue.", "destroyed", (e, t, n) => tc(e, t, n) && nc(e)),
		ec("whenever {which} is destroyed", "Whenever another nearby unit is destroyed, gain 1 blue.", "destroyed")
	], ic = (e, t, n) => T(e, t, {}, () => n), ac = [
		T("threshold {n}", "Threshold 2 — This gets +1 damage and +1 health.", { n: C }, ({ n: e }) => (t) => t.get(O.tier) >= e),
		ic("delay", "Delay — Exhaust: Gain 1 gold.", (e, { self: t }) => !Ka(e, t)),
		ic("while it|they assault(s) a planet", "Units you control get +1 damage while they assault a planet.", (e, { subject: t }) => ya(e, t)),
		T("while {which} defends this", "While a unit defends this, this gets +2 damage.", { which: J }, ({ which: e }) => (t, n) => e.cards(t, n).some((e) => t.hostOf(e) === n.self && z(t, e) < 0))
	], oc = (e, t) => N(e, t).isUnit && (L(e) || e.stack[0]?.phase !== "post-economy") ? W(e, t) : 0, sc = [T("exhaust", "Exhaust: Deal 1 damage to target unit.", {}, () => ({
		says: "exhausting it",
		can: (e, t) => !e.isExhausted(t),
		pay: (e, t) => e.exhaust(t),
		worth: oc
	})), T("destroy this", "Destroy this: Deal 1 damage to target nearby unit.", {}, () => ({
		says: "destroying it",
		pay: ho,
		worth: X
	}))], cc = new $i({
		moments: rc,
		conditions: ac,
		costs: sc,
		effects: Ts,
		standings: Js,
		momentOf: ({ type: e }) => e === "ability" ? {
			event: "played",
			of: Zs
		} : void 0,
		lasts: ({ type: e }) => e !== "ability",
		phase: {
			id: "text",
			cite: Sr
		},
		isActive: za
	});
}));
// lib/core/text/idle.ts
function uc(e, t, n, r) {
	let i = t.card(n), a = e.abilities(i).filter(({ moment: e }) => e?.event === r), o = e.read(i).every(({ ability: e }) => e !== void 0);
	if (a.length !== 0 && o && a.every((e) => dc(t, n, e))) return "no target for its text: nothing will happen";
}
function dc(e, t, { steps: n }) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	};
	return n.length > 0 && n.every((t) => t.with !== void 0 && t.with.cards(e, r).length === 0);
}
var fc = t((() => {}));
// lib/games/conquest-of-orion/table/paying.ts
function pc(e, t, n) {
	e.add(O.blue, -t[0]), e.add(O.gold, -t[1]), e.add(O.red, -t[2]);
	let { for: r, card: i, onto: a } = n;
	e.call("pay", {
		for: r,
		card: i,
		onto: a,
		pair0: t[3],
		pair1: t[4],
		pair2: t[5]
	});
}
function mc({ pair0: e = 0, pair1: t = 0, pair2: n = 0 }) {
	return [
		e,
		t,
		n
	];
}
function hc(e, t) {
	let n = mc(e.args), r = n.findIndex((e) => e > 0);
	if (r < 0 || !co[r]?.split("/").includes(t)) return !1;
	let i = n.map((e, t) => t === r ? e - 1 : e), a = (e) => +(e === t);
	return Qa(e, [
		a("blue"),
		a("gold"),
		a("red"),
		i[0] ?? 0,
		i[1] ?? 0,
		i[2] ?? 0
	]);
}
function gc(e, t) {
	let n = mc(e.args).findIndex((e) => e > 0);
	e.add(O[t], -1), e.note(`pair${n}`, (e.args[`pair${n}`] ?? 0) - 1), e.say(() => `A ${co[n]} symbol is paid with ${t}.`);
}
function _c(e) {
	for (;;) {
		let { pair0: t = 0, pair1: n = 0, pair2: r = 0 } = e.args;
		if (t + n + r === 0) {
			e.leave();
			return;
		}
		let i = A.filter((t) => hc(e, t)), [a] = i;
		if (i.length !== 1 || a === void 0) return;
		gc(e, a);
	}
}
function vc(e) {
	return A.some((t) => t === e);
}
function yc(e) {
	return [
		{
			id: "pay",
			name: "Pay",
			cite: b,
			says: "An either-or symbol is paid with one of its two resources.",
			forMe: "Pay with",
			about: (e) => [e.args.card ?? -1],
			begin: _c,
			moves: [xc],
			mayPass: () => !1,
			end: e
		},
		{
			id: "gain",
			name: "Gain",
			cite: b,
			says: "An either-or symbol is gained as one of its two resources.",
			moves: [Sc],
			mayPass: () => !1
		},
		{
			id: "market",
			name: "Trade",
			cite: b,
			says: "A text lets you trade one resource for one of another type.",
			moves: [Cc]
		}
	];
}
var bc, xc, Sc, Cc, wc = t((() => {
	S(), fo(), j(), bc = {
		card: 0,
		conquest: 1
	}, xc = {
		do: "pay",
		says: "Pay an either-or symbol with",
		at: () => "a resource",
		targets: () => A,
		needs: [{
			id: "resource",
			cite: b,
			holds: (e, t, n) => vc(n) && hc(e, n),
			lacks: (e, t, n) => `${n} does not pay this symbol, or would be missing for the next (you have ${io(e)})`
		}],
		play: (e, t, n) => {
			vc(n) && (gc(e, n), _c(e));
		}
	}, Sc = {
		do: "gain",
		says: "Gain an either-or symbol as",
		at: () => "a resource",
		targets: () => A,
		needs: [{
			id: "resource",
			cite: b,
			holds: (e, t, n) => co[e.args.pair ?? 0]?.split("/").includes(n) === !0,
			lacks: (e) => `the symbol is ${co[e.args.pair ?? 0]}`
		}],
		play: (e, t, n) => {
			if (!vc(n)) return;
			eo(e, n, 1), e.say(() => `A ${co[e.args.pair ?? 0]} symbol is gained as ${n}.`);
			let r = (e.args.left ?? 1) - 1;
			e.note("left", r), r === 0 && e.leave();
		}
	}, Cc = {
		do: "swap",
		says: "Trade one for one",
		at: () => "one resource for another",
		targets: () => lo,
		needs: no(() => 1),
		names: (e, t) => t.replace(">", " for "),
		play: (e, t, n) => {
			ao(e, n, 1), e.leave();
		}
	};
}));
// lib/games/conquest-of-orion/table/economy.ts
function Tc(e, t) {
	return {
		id: "resources",
		cite: b,
		isPrice: !0,
		holds: (n, r, i) => {
			let a = e(n, r, i);
			return a === void 0 || Qa(n, a) || Qa(n, t(n, r, i) ?? a);
		},
		lacks: (n, r, i) => {
			let a = t(n, r, i) ?? e(n, r, i);
			return `costs ${a ? ro(a) : "nothing"}, you have ${io(n)}`;
		}
	};
}
function $(e) {
	return `#${e}`;
}
function Ec(e, t) {
	let { type: n, isForUnits: r, isForPlanets: i, consumes: a } = N(e, t);
	if (a !== void 0) return Ga(e).filter((t) => Dc(e, t, a)).map($);
	if (n === "unit") return K(e).map($);
	if (n !== "attachment") return Nc;
	let o = r ? [] : K(e).map($);
	return i ? o : [
		...o,
		...Ga(e).map($),
		...e.in(D.space).map($)
	];
}
function Dc(e, t, n) {
	return n === "" || N(e, t).classification.split(" ").includes(n);
}
function Oc(e) {
	return e === "" ? -1 : Number(e.slice(1));
}
function kc(e, t) {
	let { type: n, isForUnits: r, isForPlanets: i, consumes: a } = N(e, t);
	return a === void 0 ? n === "unit" || i ? "a planet of yours" : r ? "a unit of yours" : "a planet or a unit of yours" : `a unit of yours that it consumes${a === "" ? "" : ` (${a})`}`;
}
function Ac(e, { for: t = 0, card: n = -1, onto: r = -1 }) {
	t === bc.conquest ? jc(e, n, r) : Mc(e, n, r);
}
function jc(e, t, n) {
	e.move(n, D.planets), e.move(t, e.under(n)), e.exhaust(t), e.use(t), e.use(n), e.setToken(n, k.hurt, e.token(n, k.damage)), e.say(() => `${e.label(t)} conquers ${F(e, n)} and is exhausted.`), e.tell("conquers", t), e.tell("conquered", n);
}
function Mc(e, t, n) {
	let { type: r, consumes: i } = N(e, t);
	if (r === "ability") {
		e.use(t), e.move(t, D.graveyard);
		let n = cc.read(e.card(t)).every(({ ability: e }) => e !== void 0);
		e.say(() => `${e.label(t)} resolves${n ? "" : ": do by hand what is left of its text"}.`), e.tell("played", t);
		return;
	}
	let a = i === void 0 ? n : e.hostOf(n);
	a !== n && (e.say(() => `${e.label(t)} consumes ${e.label(n)}.`), ho(e, n)), Va(e, t, a);
}
var Nc, Pc, Fc, Ic, Lc, Rc, zc, Bc, Vc, Hc, Uc, Wc, Gc, Kc = t((() => {
	fc(), S(), lc(), Oo(), Ns(), q(), wc(), fo(), j(), P(), U(), Nc = [""], Pc = {
		id: "cost",
		cite: b,
		holds: (e, t) => N(e, t).cost !== void 0 || void 0,
		lacks: () => "not known: its cost or its Tier was never published"
	}, Fc = {
		id: "tier",
		cite: vr,
		isPrice: !0,
		holds: (e, t) => N(e, t).tier <= e.get(O.tier),
		lacks: (e, t) => `needs Tier ${N(e, t).tier}, you are at ${e.get(O.tier)}`
	}, Ic = [
		Pc,
		Fc,
		Tc((e, t) => N(e, t).cost, Os)
	], Lc = {
		do: "play",
		says: "Play",
		of: "a card in your hand",
		at: kc,
		cards: (e) => e.in(D.hand),
		targets: Ec,
		needs: Ic,
		wastes: (e, t) => uc(cc, e, t, "played"),
		play: (e, t, n) => {
			e.say(() => `${e.label(t)} is played.`);
			let r = Os(e, t);
			r && pc(e, r, {
				for: bc.card,
				card: t,
				onto: Oc(n)
			});
		}
	}, Rc = {
		do: "deploy",
		says: "Deploy a unit as an achievement",
		of: "a card in your hand",
		cards: (e) => e.in(D.hand),
		needs: [
			{
				id: "deploy",
				cite: xr,
				holds: (e, t) => N(e, t).deploy !== void 0,
				lacks: () => "it has no Deploy"
			},
			Fc,
			Tc((e, t) => N(e, t).deploy, () => void 0)
		],
		play: (e, t) => {
			e.say(() => `${e.label(t)} is deployed.`);
			let n = N(e, t).deploy;
			n && pc(e, n, {
				for: bc.card,
				card: t,
				onto: -1
			});
		}
	}, zc = {
		...Lc,
		says: "Play a fast card",
		needs: [{
			id: "fast",
			cite: x,
			holds: (e, t) => N(e, t).isFast,
			lacks: () => "it is neither a fast ability nor a unit with Ambush"
		}, ...Ic]
	}, Bc = [...Ya, {
		id: "settled",
		cite: yr,
		holds: (e, t) => !Ka(e, t),
		lacks: () => "it entered play this turn"
	}], Vc = [{
		id: "cost",
		cite: yr,
		holds: (e, t, n) => Oc(n) >= 0 && N(e, Oc(n)).colonise === void 0 ? void 0 : !0,
		lacks: () => "not known: what it costs to conquer was never published"
	}, Tc((e, t, n) => Oc(n) < 0 ? void 0 : N(e, Oc(n)).colonise, (e, t, n) => ks(e, Oc(n), t))], Hc = {
		do: "conquer",
		says: "Conquer a neutral planet",
		cite: yr,
		of: "a unit on a planet of yours",
		at: () => "a neutral planet",
		cards: Ga,
		targets: (e) => e.in(D.neutral).map($),
		needs: [...Bc, ...Vc],
		play: (e, t, n) => {
			let r = ks(e, Oc(n), t);
			r && pc(e, r, {
				for: bc.conquest,
				card: t,
				onto: Oc(n)
			});
		}
	}, Uc = {
		do: "land",
		says: "Move a unit from outer space onto a planet",
		of: "a unit in outer space",
		at: () => "a planet of yours",
		cards: (e) => e.in(D.space),
		needs: Ya,
		targets: (e) => K(e).map($),
		play: (e, t, n) => {
			let r = Oc(n);
			Ha(e, t, r);
			let i = Ua(e, t, r);
			e.say(() => `${e.label(t)} lands on ${F(e, r)}${i ? " and is exhausted" : ""}.`);
		}
	}, Wc = {
		do: "ascend",
		says: "Pay for the next Tier",
		key: "t",
		cite: vr,
		needs: [
			{
				id: "ascending",
				cite: vr,
				holds: (e) => e.get(O.ascending) === 0,
				lacks: () => "the next Tier is paid for and comes next turn"
			},
			{
				id: "highest-tier",
				cite: vr,
				holds: (e) => e.get(O.tier) < 9,
				lacks: () => "Tier 9 is the highest"
			},
			{
				id: "gold",
				cite: vr,
				holds: (e) => e.get(O.gold) >= e.get(O.tierCost),
				lacks: (e) => `costs ${e.get(O.tierCost)} gold, you have ${e.get(O.gold)}`
			}
		],
		play: (e) => {
			e.add(O.gold, -e.get(O.tierCost)), e.set(O.ascending, 1), e.say(() => `${e.get(O.tierCost)} gold are paid: Tier ${e.get(O.tier) + 1} comes next turn.`);
		}
	}, Gc = {
		do: "trade",
		says: "Trade",
		at: () => "one resource for another",
		targets: () => lo,
		needs: no(Za),
		names: (e, t) => t.replace(/^(.+)>(.+)$/, `${Za(e)} $1 for 1 $2`),
		play: (e, t, n) => ao(e, n)
	};
})), qc, Jc = t((() => {
	qc = [
		{
			id: "lost-figures",
			text: "The tutorial's text has lost some figures, and these are ours: the four planets yield 2 blue, 1 gold and 1 red, innate income is 1 blue, who goes first starts with 1 of each, and a Tier costs 3 gold. All but what the planets yield can be set at the table, the innate income in any colour too."
		},
		{
			id: "default-pile",
			text: "A list without a pile of unique planets is played with a pile of ours."
		},
		{
			id: "one-tier-a-turn",
			text: "You may pay for the next Tier once a turn. The tutorial names no highest Tier, so we use 9."
		},
		{
			id: "over-six-lost",
			text: "Resources above six are lost before you can trade them, and you can't trade for a resource that you have six of."
		},
		{
			id: "opponent",
			text: "If you choose to face nobody, the opponent has no planets, no units and no turns: the damage of an assault is only counted, nothing strikes back, and a game alone cannot be won. A unit that is deployed still comes to a planet between your turns."
		},
		{
			id: "opponents-planets",
			text: "In the setup you may choose an opponent with the four common planets: two ice, one rock and one lava. They have the health and damage of yours. The tutorial states the ice planet's 2 damage, and the other 2 damage and the 8 health are ours. After your attacks each planet strikes one of those that assault it: the dearest that it destroys, or else the one of most damage. Shields prevent what they can. Damage on the planets stays. One that is destroyed is neutral, and you win when none is left."
		},
		{
			id: "opponents-units",
			text: "Unless you choose otherwise, the opponent has the four common planets, units and turns. The units are ours, and of their texts only keywords count, without Intercept. In each of its turns the opponent has as many resources as it has had turns, made even, and one more (two more if its fleet is early, none if it is late), up to two for each planet that it has left; what it does not spend is lost. With them it plays the dearest of its next six units that it can pay for, on its planet that is defended worst, and another one as long as it can pay. It assaults your planet that is defended worst with all that can, if together they reach the planet and your ready cards there cannot destroy them all. In your turn it moves its toughest ready unit to a planet that would fall. Each of its cards attacks as its planets strike. Its units flee to another of its planets when theirs is destroyed."
		},
		{
			id: "combat-order",
			text: "Against units, you assault first, the opponent moves, and then you attack. All your attacks are made before the opponent's in your turn and in the opponent's, and lethal damage stops nobody from attacking back. In the opponent's turn you are asked only if something assaults you or a unit is deployed. After it you may move units that are still ready between your planets. Moving exhausts them there too, until your turn readies them."
		},
		{
			id: "own-side",
			text: "Attachments are played on your own planets and units. A unit in outer space moves onto a planet in an economy phase."
		},
		{
			id: "keywords-by-hand",
			text: "All keywords of the tutorial are seen to at the table. What Sweep has left after its target goes to the unit that the least damage destroys, and at last to the planet. Barrage reaches every unit nearby, a stealthed one too. Stealth is chosen while you assault or defend, and holds for that combat. An Armament attacks where its unit has assaulted, or from the planet that it is attached to. A turn of the opponent is a turn of its own for Delay and for Armament."
		},
		{
			id: "assault-exhausts",
			text: "The tutorial says both that attacking exhausts a unit and that it does not: here it does. A unit that assaults without attacking stays ready, unless it then goes to another planet than its own. It may still attack in the same combat."
		},
		{
			id: "damage-by-hand",
			text: "Put damage that no text deals on cards by hand, after subtracting what shields prevent. Each clean-up destroys cards with as much damage as their health, with what texts add to it."
		},
		{
			id: "texts",
			text: "The table carries out each sentence of a text that it understands whole, and leaves the others to you. Where a text harms a target unit, you may go on without choosing one of yours: the target is then a unit that an opponent would have. A card that you put into play by hand does not carry out what it says for entering. “The first you play each turn” means the first that has come into play this turn. What ends at end of turn is gone before the next turn begins."
		},
		{
			id: "drawn-instead",
			text: "If several texts say how many cards you draw instead of one, the highest number holds."
		},
		{
			id: "removed-damage",
			text: "A planet that was dealt damage produces nothing on your next turn, also if a text or regeneration has removed that damage by then. Damage that you take off by hand counts as never dealt."
		},
		{
			id: "if-you-do",
			text: "“If you do” holds if it was done. Exhausting what is exhausted already, damage that shields prevent, and resources above six do nothing."
		},
		{
			id: "neutral-planets",
			text: "A neutral planet does not fight back, and one that becomes neutral again loses its damage."
		},
		{
			id: "no-card-to-draw",
			text: "The tutorial does not say what happens when a deck is empty. When you play alone, the game ends when you cannot draw."
		}
	];
})), Yc, Xc, Zc, Qc = t((() => {
	q(), j(), Yc = (e) => e.get(O.blue) + e.get(O.gold) + e.get(O.red), Xc = [
		{
			id: "damage",
			name: "Damage dealt",
			better: "more",
			at: (e) => e.get(O.dealt)
		},
		{
			id: "planets",
			name: "Planets",
			better: "more",
			at: (e) => e.count(D.planets)
		},
		{
			id: "enemy-planets",
			name: "The opponent’s planets",
			better: "less",
			at: (e) => e.count(D.enemy)
		},
		{
			id: "ahead",
			name: "Planets ahead of the opponent",
			better: "more",
			isYardstick: !0,
			at: (e) => e.count(D.planets) - e.count(D.enemy)
		},
		{
			id: "units",
			name: "Units in play",
			better: "more",
			at: (e) => Ga(e).length
		},
		{
			id: "tier",
			name: "Tier",
			better: "more",
			at: (e) => e.get(O.tier)
		},
		{
			id: "stored",
			name: "Resources left",
			better: "less",
			at: Yc
		},
		{
			id: "hand",
			name: "Cards in hand",
			better: "more",
			at: (e) => e.count(D.hand)
		}
	], Zc = [
		{
			says: "A unit by turn 1",
			measure: "units",
			least: 1,
			turn: 1
		},
		{
			says: "Two units by turn 2",
			measure: "units",
			least: 2,
			turn: 2
		},
		{
			says: "Three units by turn 4",
			measure: "units",
			least: 3,
			turn: 4
		},
		{
			says: "Tier 2 by turn 3",
			measure: "tier",
			least: 2,
			turn: 3
		},
		{
			says: "Tier 2 by turn 4",
			measure: "tier",
			least: 2,
			turn: 4
		},
		{
			says: "Tier 3 by turn 7",
			measure: "tier",
			least: 3,
			turn: 7
		},
		{
			says: "10 damage by turn 4",
			measure: "damage",
			least: 10,
			turn: 4
		},
		{
			says: "20 damage by turn 6",
			measure: "damage",
			least: 20,
			turn: 6
		},
		{
			says: "A planet ahead by turn 6",
			measure: "ahead",
			least: 1,
			turn: 6
		},
		{
			says: "A planet ahead by turn 9",
			measure: "ahead",
			least: 1,
			turn: 9
		},
		{
			says: "Two planets ahead by turn 10",
			measure: "ahead",
			least: 2,
			turn: 10
		}
	];
})), $c, el = t((() => {
	$c = {
		redraw: {
			move: "exchange",
			says: "put any number of cards on the bottom of the deck and draw as many",
			verb: "put back",
			most: Infinity
		},
		questions: [
			{
				says: "Two units that cost 2 or less",
				asks: "2 of [t:unit c<=2]",
				more: 1
			},
			{
				says: "Two cards that cost 2 or less",
				asks: "2 of [c<=2]",
				more: 0
			},
			{
				says: "A unit that costs 1",
				asks: "1 of [t:unit c<=1]",
				more: 0
			},
			{
				says: "A unit that costs 2 or less and one that costs more",
				asks: "1 of [t:unit c<=2] and 1 of [t:unit c>2]",
				more: 2
			}
		]
	};
}));
// lib/core/table/boxed-decks.ts
function tl(e, t) {
	return t === void 0 ? e : `${e} (${t})`;
}
var nl = t((() => {}));
// lib/games/conquest-of-orion/table/combat.ts
function rl(e, t) {
	let n = z(e, t), r = M(e).travelers.filter((n) => z(e, n) === t);
	return n < 0 && r.length === 0 ? [t] : [
		t,
		n,
		...r
	];
}
function il(e, t) {
	let n = B(e, t);
	if (n < 0) return [];
	let r = !R(e, t), i = rl(e, n), a = V(e, r).filter((t) => i.includes(B(e, t)));
	for (let t of i) e.zoneOf(t) === (r ? D.enemy : D.planets) && a.push(t);
	return a;
}
function al(e, t) {
	if (xa(e, t) || ja(e, t)) return !1;
	let { isOrbital: n, isUnit: r } = N(e, t);
	return !(r && n && ya(e, t));
}
function ol(e, t) {
	let n = il(e, t), r = n.filter((t) => al(e, t)), i = r.filter((t) => N(e, t).isGuardian);
	return r.filter((t) => {
		let r = B(e, t), { isUnit: a, isGuardian: o } = N(e, t);
		return a ? o || !i.some((t) => B(e, t) === r) : !n.some((n) => N(e, n).isUnit && e.hostOf(n) === t && !ja(e, n) && !xa(e, n));
	});
}
function sl(e, t, n) {
	return W(e, t) + (N(e, n).isPlanet ? e.sum("siege", t) : 0);
}
function cl(e, t, n) {
	let { isBarrage: r, isSweep: i } = N(e, t), a = N(e, n).isUnit, o = a && (r || i) ? il(e, t).filter((e) => e !== n) : [], s = sl(e, t, n), c = a && i ? Math.min(G(e, n), s) : s, l = o.length === 0 ? s : c;
	if (ka(e, n, l), R(e, t) || e.add(O.dealt, l), r) for (let n of o) N(e, n).isUnit && ll(e, t, n, s);
	return i && l < s && ul(e, t, s - l), a || e.tell("attacks-planet", t, R(e, t)), l;
}
function ll(e, t, n, r) {
	let i = ka(e, n, r);
	R(e, t) || e.add(O.dealt, r), e.say(() => `${e.label(t)} deals ${i} damage to ${F(e, n)} too.`);
}
function ul(e, t, n) {
	for (let r = n; r > 0;) {
		let n = dl(ol(e, t), (t) => G(e, t) + (N(e, t).isUnit ? 0 : 1e3));
		if (n === void 0) return;
		let i = N(e, n).isUnit ? Math.min(G(e, n), r) : r;
		if (ll(e, t, n, i), r -= i, !ja(e, n)) return;
	}
}
function dl(e, t) {
	let [n, r] = [void 0, Infinity];
	for (let i of e) {
		let e = t(i);
		e < r && ([n, r] = [i, e]);
	}
	return n;
}
function fl(e, t) {
	let [n, r] = [-1, -Infinity];
	for (let i of ol(e, t)) {
		let { price: a, isUnit: o } = N(e, i), s = sl(e, t, i) - Oa(e, i) >= G(e, i) - Oa(e, i) ? 1e3 + (o ? a : 50) : W(e, i);
		s > r && ([n, r] = [i, s]);
	}
	return n;
}
var pl = t((() => {
	Ma(), j(), P(), U();
}));
// lib/games/conquest-of-orion/opposite/opposite.ts
function ml(e) {
	return I(e) ? e.in(D.enemy) : yl;
}
function hl(e) {
	return I(e) && ml(e).length === 0;
}
function gl(e) {
	for (let t of Ia(e)) e.setToken(t, k.facing, 0);
	if (L(e)) for (let t of V(e, !0)) e.setToken(t, k.facing, 0);
}
function _l(e, t) {
	let n = e.isExhausted(t) || xa(e, t) ? -1 : fl(e, t);
	if (n < 0) return;
	L(e) && e.exhaust(t);
	let r = cl(e, t, n);
	e.say(() => `${F(e, t)} strikes back at ${F(e, n)} for ${r} damage.`);
}
function vl(e) {
	if (I(e) && Ia(e).some((t) => z(e, t) >= 0)) {
		if (L(e)) for (let t of V(e, !0)) _l(e, t);
		for (let t of ml(e)) _l(e, t);
	}
}
var yl, bl, xl, Sl, Cl, wl = t((() => {
	nl(), S(), pl(), q(), j(), U(), yl = [], bl = "The opponent has four common planets and units, whose texts do nothing but their keywords.", xl = [
		{
			id: "fleet",
			name: "four planets and a fleet",
			says: bl,
			counts: H.units,
			ahead: 1
		},
		{
			id: "vanguard",
			name: "four planets and a fleet that is early",
			level: "harder",
			says: bl,
			counts: H.units,
			ahead: 2
		},
		{
			id: "patrol",
			name: "four planets and a fleet that is late",
			level: "easier",
			says: bl,
			counts: H.units,
			ahead: 0
		},
		{
			id: "planets",
			name: "four planets that strike back",
			level: "easiest",
			says: "The opponent has four common planets.",
			counts: H.planets
		},
		{
			id: "nobody",
			name: "nobody",
			says: "There is no opponent.",
			counts: H.nobody
		}
	], Sl = {
		do: "face",
		says: "Face",
		isForPerson: !0,
		at: () => "one of the opponents",
		targets: () => xl.map(({ id: e }) => e),
		names: (e, t) => {
			let n = xl.find(({ id: e }) => e === t);
			return n ? tl(n.name, n.level) : t;
		},
		play: (e, t, n) => {
			let r = xl.find(({ id: e }) => e === n);
			if (r) {
				if (e.set(O.opponent, r.counts), e.set(O.ahead, r.ahead ?? 0), I(e)) for (let t of [...e.in(D.opposite)]) e.move(t, D.enemy);
				e.say(() => r.says), e.leave();
			}
		}
	}, Cl = {
		id: "opposite",
		name: "Who is opposite",
		cite: _r,
		says: "Choose who plays against you.",
		moves: [Sl],
		mayPass: () => !1
	};
}));
// lib/games/conquest-of-orion/table/result.ts
function Tl(e, t) {
	return t.reduce((t, n) => t + Math.max(Aa(e, n), 0), 0);
}
function El(e) {
	return I(e) ? {
		name: "Health of the planets",
		own: Tl(e, e.in(D.planets)),
		theirs: Tl(e, ml(e))
	} : {
		name: "Damage dealt",
		own: e.get(O.dealt)
	};
}
function Dl(e) {
	if (e.turn === 0) return;
	if (hl(e)) {
		let t = Ol(e.count(D.planets));
		return {
			how: "won",
			says: `You won in turn ${e.turn}, with ${t} left.`
		};
	}
	if (!Na(e)) {
		let t = I(e) ? ` Your opponent has ${Ol(ml(e).length)}.` : "";
		return {
			how: "lost",
			says: `You lost your last planet in turn ${e.turn}.${t}`
		};
	}
	if (e.get(O.ended) === 0) return;
	let t = I(e) ? `You have ${Ol(e.count(D.planets))}, your opponent ${Ol(ml(e).length)}.` : `You dealt ${e.get(O.dealt)} damage.`;
	return {
		how: "ended",
		says: `The game ends in turn ${e.turn}, because there is no card to draw. ${t}`
	};
}
var Ol, kl = t((() => {
	m(), wl(), q(), Ma(), j(), U(), Ol = (e) => e === 1 ? "one planet" : `${a(e)} planets`;
}));
// lib/games/conquest-of-orion/opposite/their-turn.ts
function Al(e) {
	for (let t of [...ml(e), ...V(e, !0)]) {
		e.token(t, k.asleep) > 0 ? e.setToken(t, k.asleep, 0) : e.exhaust(t, !1);
		let n = Math.min(Ta(e, t), e.token(t, k.damage));
		n > 0 && e.setToken(t, k.damage, e.token(t, k.damage) - n);
	}
}
function jl(e, t) {
	let n = t + t % 2;
	return Math.min(n + e.get(O.ahead), Vl * ml(e).length);
}
function Ml(e, t) {
	let [n, r] = [-1, -1];
	for (let i of e.in(D.fleet).slice(0, Bl)) {
		let { price: a } = N(e, i);
		a <= t && a > r && ([n, r] = [i, a]);
	}
	return n;
}
function Nl(e, t) {
	let n = (t) => Ul(Hl(e, t), (t) => G(e, t)), r = jl(e, t);
	for (let t = Ml(e, r); t >= 0; t = Ml(e, r)) {
		let [i] = [...ml(e)].sort((e, t) => n(e) - n(t));
		if (i === void 0) return;
		r -= N(e, t).price;
		let a = t;
		e.move(a, e.under(i)), Ba(e, a), e.say(() => `The opponent plays ${e.label(a)} on ${F(e, i)}.`);
	}
}
function Pl(e, t) {
	return e.isExhausted(t) || Da(e, t) || W(e, t) === 0 ? !1 : Ea(e, t) || !Ka(e, t);
}
function Fl(e) {
	let t = V(e, !0).filter((t) => Pl(e, t)), n = (t) => Ul(Hl(e, t), (t) => G(e, t)), [r] = [...K(e)].sort((t, r) => n(t) - n(r) || Aa(e, t) - Aa(e, r));
	if (r === void 0 || t.length === 0) return;
	let i = [...Hl(e, r), r].filter((t) => !e.isExhausted(t)), a = Ul(t, (t) => W(e, t)) > n(r), o = Ul(t, (t) => G(e, t)) > Ul(i, (t) => W(e, t));
	if (a && o) for (let n of t) e.setToken(n, k.facing, r + 1), e.say(() => `The opponent's ${e.label(n)} assaults ${F(e, r)}.`), e.tell("assaults", n, !0);
}
function Il(e) {
	Al(e), Nl(e, e.get(O.first) > 0 ? e.turn : e.turn + 1), Fl(e);
}
function Ll(e) {
	return V(e, !0).map((t) => [t, z(e, t)]).filter(([, e]) => e >= 0);
}
function Rl(e) {
	for (let [t] of Ll(e)) {
		let n = fl(e, t);
		if (n < 0 || e.isExhausted(t)) continue;
		e.exhaust(t);
		let r = cl(e, t, n);
		e.say(() => `The opponent's ${e.label(t)} attacks ${F(e, n)} for ${r} damage.`);
	}
}
function zl(e) {
	let t = V(e, !1).filter((t) => z(e, t) >= 0);
	for (let n of ml(e)) {
		let r = t.filter((t) => z(e, t) === n);
		if (Ul(r, (t) => W(e, t)) < Ul([...Hl(e, n), n], (t) => G(e, t))) continue;
		let [i] = V(e, !0).filter((r) => {
			let i = e.hostOf(r);
			return i !== n && !t.some((t) => z(e, t) === i) && !e.isExhausted(r) && !Da(e, r);
		}).sort((t, n) => G(e, n) - G(e, t));
		i !== void 0 && (e.move(i, e.under(n)), e.exhaust(i), e.say(() => `The opponent moves ${e.label(i)} to defend ${F(e, n)}.`));
	}
}
var Bl, Vl, Hl, Ul, Wl = t((() => {
	pl(), q(), Ma(), j(), P(), U(), wl(), Bl = 6, Vl = 2, Hl = (e, t) => e.in(e.under(t)).filter((n) => ba(e, n, t)), Ul = (e, t) => e.reduce((e, n) => e + t(n), 0);
}));
// lib/games/conquest-of-orion/table/assault.ts
function Gl(e, t) {
	return e.token(t, k.assaulted) === e.turn;
}
function Kl(e, t) {
	return Ka(e, t) && !Ea(e, t);
}
function ql(e, t) {
	let n = e.hostOf(t);
	return n < 0 ? "what it lies on" : F(e, n);
}
function Jl(e, t) {
	return e.zoneOf(t) === D.planets && fu.holds(e, t, "") === !0 && pu.holds(e, t, "") === !0;
}
function Yl(e, t) {
	return Xl(e, t) && hu.holds(e, t, "") === !0;
}
function Xl(e, t) {
	return fu.holds(e, t, "") === !0 && pu.holds(e, t, "") === !0 && mu.holds(e, t, "") === !0;
}
function Zl(e) {
	let { armed: t } = M(e);
	return t.length === 0 ? t : t.filter((t) => za(e, t));
}
function Ql(e) {
	let t = Ga(e);
	for (let n of M(e).travelers) e.zoneOf(n) === D.planets && t.push(n);
	return t;
}
function $l(e) {
	return Fa(e, Yl) >= 0 || M(e).travelers.some((t) => Jl(e, t)) || M(e).stealthy.some((t) => lu(e, t));
}
function eu(e) {
	return I(e) ? ml(e).map($) : gu;
}
function tu(e, t) {
	let n = z(e, t);
	return n >= 0 || !(Da(e, t) || N(e, t).isArmed) ? n : z(e, e.hostOf(t));
}
function nu(e, t, n) {
	e.use(t);
	let r = !Gl(e, t);
	e.setToken(t, k.assaulted, e.turn);
	let i = n === "" ? -1 : Number(n.slice(1));
	return e.setToken(t, k.facing, i + 1), r && e.tell("assaults", t), i;
}
function ru(e, t) {
	return t < 0 ? "" : ` ${F(e, t)}`;
}
function iu(e) {
	return L(e) && V(e, !0).length > 0;
}
function au(e, t) {
	let n = W(e, t) + e.sum("siege", t);
	return e.add(O.dealt, n), e.tell("attacks-planet", t), n;
}
function ou(e, t) {
	return Ue(e, Cu, t);
}
function su(e) {
	return Ia(e).some((t) => z(e, t) >= 0) || Fa(e, ou) >= 0;
}
function cu(e) {
	return Ia(e).filter((t) => {
		if (e.isExhausted(t) || xa(e, t)) return !1;
		let { isUnit: n, isPlanet: r, isArmed: i } = N(e, t);
		return (n || r || i && !Ka(e, t)) && ol(e, t).length > 0;
	});
}
function lu(e, t) {
	return e.hostOf(t) < 0 || !za(e, t) || xa(e, t) ? !1 : e.get(O.theirs) > 0 || !(e.isExhausted(t) && Gl(e, t));
}
function uu(e, t) {
	return Gl(e, t) && !Da(e, t);
}
function du(e) {
	for (let t of M(e).forced) if (e.hostOf(t) >= 0 && za(e, t) && Yl(e, t) && !Gl(e, t)) return t;
	return -1;
}
var fu, pu, mu, hu, gu, _u, vu, yu, bu, xu, Su, Cu, wu, Tu, Eu, Du = t((() => {
	et(), S(), wl(), pl(), Kc(), q(), Ma(), j(), P(), U(), fu = {
		id: "ready",
		cite: x,
		holds: (e, t) => !e.isExhausted(t),
		lacks: () => "it is exhausted"
	}, pu = {
		id: "settled",
		cite: x,
		holds: (e, t) => {
			let { isUnit: n, isPlanet: r } = N(e, t);
			return !n && !r ? !Ka(e, t) : Kl(e, t) ? !1 : n || !e.in(e.under(t)).some((t) => N(e, t).isUnit && Kl(e, t));
		},
		lacks: (e, t) => Ka(e, t) ? "it entered play this turn" : "a unit on it entered play this turn, and it travels with all of them"
	}, mu = {
		id: "carried",
		cite: x,
		holds: (e, t) => {
			let { isUnit: n, isPlanet: r } = N(e, t);
			return r || n && !Da(e, t) || Gl(e, e.hostOf(t));
		},
		lacks: (e, t) => `it cannot move by itself, and ${ql(e, t)} has not assaulted`
	}, hu = {
		id: "seen",
		cite: xr,
		holds: (e, t) => !N(e, t).isStealthy || !xa(e, t),
		lacks: () => "it is stealthed: it neither attacks nor is attacked"
	}, gu = [""], _u = {
		id: "there",
		cite: x,
		holds: (e, t, n) => {
			if (n === "") return !0;
			let r = tu(e, t);
			return r < 0 || n === $(r);
		},
		lacks: (e, t) => `it is at ${F(e, tu(e, t))} in this combat`
	}, vu = {
		id: "undefended",
		cite: x,
		holds: (e) => !iu(e),
		lacks: () => "units of the opponent may move first: assault without attacking, then pass"
	}, yu = {
		id: "not-yet",
		cite: x,
		holds: (e, t) => !Gl(e, t),
		lacks: () => "it has assaulted in this turn"
	}, bu = () => "a planet of the opponent", xu = {
		do: "assault",
		says: "Assault and attack",
		of: "a unit on a planet of yours, a planet that travels or an Armament",
		at: bu,
		cards: (e) => [...Ql(e), ...Zl(e)],
		targets: eu,
		needs: [
			vu,
			fu,
			pu,
			mu,
			hu,
			_u
		],
		play: (e, t, n) => {
			let r = nu(e, t, n);
			e.exhaust(t), e.add(O.attacks, 1);
			let i = n === "" ? au(e, t) : cl(e, t, r), a = N(e, t).isUnit && r < 0 ? ", then retreats" : "";
			e.say(() => `${e.label(t)} assaults${ru(e, r)} and deals ${i} damage${a}.`);
		}
	}, Su = {
		do: "advance",
		says: "Assault without attacking",
		of: "a unit on a planet of yours or a planet that travels",
		at: bu,
		cards: Ql,
		targets: eu,
		needs: [
			fu,
			pu,
			mu,
			hu,
			yu,
			_u
		],
		play: (e, t, n) => {
			let r = nu(e, t, n), i = L(e) ? " yet" : "";
			e.say(() => `${e.label(t)} assaults${ru(e, r)} and does not attack${i}.`);
		}
	}, Cu = {
		...Su,
		do: "intercept",
		says: "Assault with Intercept",
		of: "a unit on a planet of yours",
		cards: Ga,
		needs: [{
			id: "intercept",
			cite: xr,
			holds: (e, t) => N(e, t).isIntercept,
			lacks: () => "it has no Intercept"
		}, ...Su.needs ?? []]
	}, wu = {
		do: "attack",
		says: "Attack",
		of: "a ready card of yours with something to attack",
		at: () => "something that it can attack",
		cards: cu,
		targets: (e, t) => ol(e, t).map($),
		play: (e, t, n) => {
			let r = Number(n.slice(1));
			e.use(t), e.exhaust(t), e.add(O.attacks, 1);
			let i = cl(e, t, r);
			e.say(() => `${e.label(t)} attacks ${F(e, r)} for ${i} damage.`);
		}
	}, Tu = {
		do: "stealth",
		says: "Stealth a unit",
		of: "a unit with Stealth on a planet, that has not attacked",
		cards: (e) => M(e).stealthy.filter((t) => lu(e, t)),
		play: (e, t) => {
			e.use(t), e.setToken(t, k.stealthed, ga(e)), e.say(() => `${e.label(t)} is stealthed: it can neither attack nor be attacked.`), e.tell("stealthed", t);
		}
	}, Eu = {
		do: "retreat",
		says: "Retreat to another planet",
		cards: (e) => L(e) && e.isIn("assault") ? [] : Pa(e, uu),
		of: "a unit that assaulted and can move",
		at: () => "a planet of yours",
		targets: (e) => K(e).map($),
		needs: [Xa],
		play: (e, t, n) => {
			let r = Number(n.slice(1)), i = e.token(t, k.facing);
			Ha(e, t, r), e.setToken(t, k.facing, i);
			let a = !e.isExhausted(t) && Ua(e, t, r);
			e.say(() => `${e.label(t)} retreats to ${F(e, r)}${a ? " and is exhausted" : ""}.`);
		}
	};
}));
// lib/games/conquest-of-orion/table/defense.ts
function Ou(e, t, n) {
	if (e.hasHad(t)) for (let r = 0; r < e.size; r++) e.token(r, t) !== 0 && (e.setToken(r, t, 0), n(r));
}
function ku(e, t) {
	Ou(e, k.boost, () => {}), Ou(e, k.doomed, (t) => ho(e, t)), t && Ou(e, k.immobile, () => {});
}
function Au(e) {
	return e.in(D.achievements).filter((t) => N(e, t).isUnit);
}
function ju(e) {
	for (let t of e.in(D.achievements)) if (N(e, t).isUnit) return !0;
	return !1;
}
var Mu, Nu, Pu, Fu, Iu, Lu, Ru = t((() => {
	S(), wl(), Wl(), lc(), Du(), Oo(), Kc(), q(), j(), P(), U(), Mu = {
		id: "open",
		cite: x,
		holds: (e, t, n) => !n.startsWith("#") || e.sum("closed", Number(n.slice(1))) === 0,
		lacks: (e, t, n) => `a text keeps units from moving to ${F(e, Number(n.slice(1)))}`
	}, Nu = {
		do: "defend",
		says: "Move a unit to another planet",
		of: "a unit on a planet of yours",
		at: () => "a planet of yours",
		cards: Ga,
		targets: (e) => K(e).map($),
		needs: [
			...Ya,
			Xa,
			Mu
		],
		play: (e, t, n) => {
			let r = Number(n.slice(1));
			Ha(e, t, r);
			let i = Ua(e, t, r);
			e.say(() => `${e.label(t)} moves to ${F(e, r)}${i ? " and is exhausted" : ""}.`);
		}
	}, Pu = {
		do: "muster",
		says: "Bring a deployed unit to a planet",
		of: "a unit that lies deployed",
		at: () => "a planet of yours",
		cards: Au,
		targets: (e) => K(e).map($),
		play: (e, t, n) => {
			let r = Number(n.slice(1));
			e.use(t), e.move(t, e.under(r)), e.say(() => `${e.label(t)} becomes a unit on ${F(e, r)}.`);
		}
	}, Fu = {
		...Nu,
		do: "move",
		needs: [...Ya, Xa]
	}, Iu = "In the opponent's turn, units with Deploy may come to a planet, and ready units may move to defend one. A unit that moves is exhausted.", Lu = [
		{
			id: "defense",
			name: "Opponent's turn: defend",
			cite: x,
			says: Iu,
			begin: (e) => {
				ku(e, !1), e.set(O.theirs, 1), e.set(O.attacks, 0), L(e) && Il(e), Ll(e).length === 0 && !ju(e) && e.leave();
			},
			asks: (e) => [...Ll(e).map(([t, n]) => `${e.label(t)} assaults ${F(e, n)}.`), Iu].join(" "),
			about: (e) => Ll(e).map(([e]) => e),
			moves: [
				Nu,
				Pu,
				Tu,
				zc,
				cc.use
			]
		},
		{
			id: "battle",
			name: "Opponent's turn: combat",
			cite: x,
			says: "Your ready units and planets may attack what assaults them. Then the opponent's units attack.",
			begin: (e) => {
				Ll(e).length === 0 && e.leave();
			},
			moves: [
				wu,
				zc,
				cc.use
			],
			end: (e) => {
				Rl(e), _o(e);
			}
		},
		{
			id: "movement",
			name: "Opponent's turn: movement",
			cite: br,
			says: "As the last action of the opponent's turn, you may move your units between your planets.",
			begin: (e) => {
				gl(e), (!L(e) || K(e).length < 2 || Pa(e, qa).length === 0) && e.leave();
			},
			moves: [Fu],
			end: _o
		}
	];
}));
// lib/games/conquest-of-orion/table/figures.ts
function zu(e) {
	return Number(e.slice(2));
}
function Bu(e) {
	for (let { counters: t, usual: n } of Gu) for (let r of t) e.set(r, n);
}
function Vu(e) {
	return o(A.map((t, n) => `${e.get(Uu[n] ?? -1)} ${t}`));
}
function Hu(e) {
	return `innate income ${`${e.get(O.innate)} ${A[e.get(O.innateColour)] ?? ""}`}, to go first ${Vu(e)}, ${e.get(O.tierCost)} gold for the next Tier`;
}
var Uu, Wu, Gu, Ku, qu = t((() => {
	m(), S(), j(), Uu = [
		O.startBlue,
		O.startGold,
		O.startRed
	], Wu = {
		usual: 1,
		least: 0,
		most: 3
	}, Gu = [
		{
			id: "innate",
			counters: [O.innate],
			says: "Innate income",
			usual: 1,
			least: 0,
			most: 3
		},
		{
			id: "innate-colour",
			counters: [O.innateColour],
			says: "Colour of the innate income",
			usual: 0,
			least: 0,
			most: A.length - 1,
			words: A
		},
		{
			id: "start",
			counters: Uu,
			says: "Each resource of who goes first",
			...Wu
		},
		...A.map((e, t) => ({
			id: `start-${e}`,
			counters: Uu.slice(t, t + 1),
			says: `Starting ${e} of who goes first`,
			...Wu
		})),
		{
			id: "tier",
			counters: [O.tierCost],
			says: "Gold for the next Tier",
			usual: 3,
			least: 1,
			most: 6
		}
	], Ku = Gu.map(({ id: e, counters: t, says: n, least: r, most: i, words: a }) => ({
		do: e,
		says: n,
		isForPerson: !0,
		targets: () => Array.from({ length: i - r + 1 }, (e, t) => `x:${r + t}`),
		at: () => "a number from the list",
		needs: [{
			id: "change",
			cite: _r,
			holds: (e, n, r) => t.some((t) => e.get(t) !== zu(r)),
			lacks: () => "it is so already"
		}],
		names: (e, t) => a?.[zu(t)] ?? t.slice(2),
		play: (e, r, i) => {
			for (let n of t) e.set(n, zu(i));
			e.say(() => `${n}: ${a?.[zu(i)] ?? i.slice(2)}.`);
		}
	}));
}));
// lib/games/conquest-of-orion/table/turn.ts
function Ju(e) {
	return `${e} ${e === 1 ? "card is" : "cards are"}`;
}
function Yu(e, t) {
	e.token(t, k.asleep) > 0 ? e.setToken(t, k.asleep, 0) : e.exhaust(t, !1);
	let n = e.token(t, k.damage), r = n > 0 ? Ta(e, t) : 0;
	if (r === 0) return;
	let i = Math.min(r, n);
	e.setToken(t, k.damage, n - i), e.setToken(t, k.hurt, e.token(t, k.hurt) - i), e.say(() => `${F(e, t)} regenerates ${i}.`);
}
function Xu(e, t) {
	let n = e.token(t, k.time);
	n > 0 && e.setToken(t, k.time, n - 1), (n === 1 || n === 0 && N(e, t).life > 0) && ho(e, t);
}
function Zu(e, t) {
	for (let n = 0; n < t.length; n++) e[n] = (e[n] ?? 0) + (t[n] ?? 0);
}
function Qu(e) {
	let t = [
		0,
		0,
		0,
		0,
		0,
		0
	];
	t[e.get(O.innateColour)] = e.get(O.innate);
	for (let n of K(e)) {
		let r = e.token(n, k.damage), i = r > e.token(n, k.hurt);
		e.setToken(n, k.hurt, r), i ? e.say(() => `${F(e, n)} was damaged and produces nothing.`) : (Zu(t, N(e, n).produces), e.tell("produces", n));
	}
	eo(e, "blue", t[0] ?? 0), eo(e, "gold", t[1] ?? 0), eo(e, "red", t[2] ?? 0), e.say(() => `Resources: ${A.map((t) => `${e.get(O[t])} ${t}`).join(", ")}.`);
	for (let n = 0; n < co.length; n++) {
		let r = t[3 + n] ?? 0;
		r > 0 && e.call("gain", {
			pair: n,
			left: r
		});
	}
}
function $u(e) {
	let t = e.said("draws", -1);
	return t.length === 0 ? 1 : Math.max(...t);
}
function ed(e) {
	e.get(O.ascending) > 0 && (e.set(O.ascending, 0), e.add(O.tier, 1), e.say(() => `Tier ${e.get(O.tier)}.`)), e.set(O.theirs, 0), e.set(O.traded, 0), e.set(O.attacks, 0), ku(e, !0);
	let t = Ia(e);
	for (let n of t) Yu(e, n);
	for (let n of t) Xu(e, n);
	for (let t of e.in(D.space)) e.setToken(t, k.was, 0);
	let n = e.draw(D.draw, D.hand, $u(e));
	if (n === 0) {
		e.set(O.ended, 1);
		return;
	}
	e.say(() => n === 1 ? "A card is drawn." : `${Ju(n)} drawn.`), e.tell("turn-begins", -1);
	let r = e.get(O.first) > 0;
	if (e.turn === 1 && !r && L(e) && Nl(e, 1), e.turn > 1 || !r) Qu(e);
	else {
		for (let [t, n] of A.entries()) eo(e, n, e.get(Uu[t] ?? -1));
		e.say(() => `The first player starts with ${Vu(e)}.`);
	}
}
var td, nd, rd, id, ad, od, sd, cd, ld, ud = t((() => {
	S(), wl(), Wl(), lc(), Du(), Oo(), Ru(), Kc(), qu(), q(), wc(), fo(), Ma(), j(), P(), U(), td = 4, nd = 5, rd = "The rulebook leaves these numbers out. We use the values below. Change them if your group plays otherwise.", id = {
		do: "go",
		says: "Go",
		isForPerson: !0,
		at: () => "first or second",
		targets: () => ["first", "second"],
		play: (e, t, n) => {
			e.set(O.first, +(n === "first")), e.say(() => `You go ${n}.`), e.leave();
		}
	}, ad = {
		do: "exchange",
		isElsewhere: !0,
		says: "Exchange a card for another",
		of: "a card in your hand",
		cards: (e) => e.in(D.hand),
		play: (e, t) => {
			e.move(t, D.draw, "bottom"), e.add(O.exchanged, 1), e.say(() => `${e.label(t)} goes to the bottom of the deck.`);
		}
	}, od = [
		Cl,
		{
			id: "figures",
			name: "Missing numbers",
			cite: _r,
			says: rd,
			begin: Bu,
			asks: (e) => `${rd} Now: ${Hu(e)}.`,
			moves: Ku
		},
		{
			id: "order",
			name: "First or second",
			cite: _r,
			says: "Who goes first gains no resources in the first turn and starts with a given amount instead.",
			moves: [id],
			mayPass: () => !1
		},
		{
			id: "exchange",
			name: "Exchange",
			cite: _r,
			says: "Draw four cards. Put any number of them on the bottom of the deck and draw as many.",
			begin: (e) => {
				e.set(O.tier, 1), e.shuffle(D["planets-deck"]), e.draw(D["planets-deck"], D.neutral, nd), e.shuffle(D.draw), L(e) && e.shuffle(D.fleet);
				let t = e.draw(D.draw, D.hand, td);
				e.say(() => `${Ju(t)} drawn.`);
			},
			moves: [ad],
			end: (e) => {
				let t = e.draw(D.draw, D.hand, e.get(O.exchanged));
				t > 0 && e.say(() => `${Ju(t)} drawn for those exchanged.`);
			}
		}
	], sd = [
		Lc,
		Rc,
		Hc,
		Wc,
		Uc,
		cc.use
	], cd = [
		{
			id: "beginning",
			name: "Beginning of turn",
			cite: br,
			says: "A Tier that you paid for arrives, cards are readied, and you draw one. Planets produce unless they were damaged since the last income.",
			begin: ed,
			moves: []
		},
		{
			id: "economy",
			name: "Economy",
			cite: br,
			says: "Play cards whose Tier is reached, conquer neutral planets, pay for the next Tier.",
			moves: sd,
			end: _o
		},
		{
			id: "assault",
			name: "Assault",
			cite: x,
			says: "Ready units that did not enter play this turn may assault. Planets of an opponent strike back. Units retreat to any planet.",
			begin: (e) => {
				$l(e) || e.leave();
			},
			moves: [
				xu,
				Su,
				Tu,
				Eu,
				zc,
				cc.use
			],
			mayPass: (e) => du(e) < 0,
			end: (e) => {
				L(e) ? zl(e) : (vl(e), _o(e));
			},
			next: (e) => L(e) ? "combat" : "post-economy"
		},
		{
			id: "combat",
			name: "Combat",
			cite: x,
			says: "The opponent has moved its units. Units with Intercept may assault now. What assaults may attack, and then the opponent's units and planets strike back.",
			begin: (e) => {
				su(e) || e.leave();
			},
			moves: [
				wu,
				Cu,
				Eu,
				zc,
				cc.use
			],
			end: (e) => {
				vl(e), _o(e);
			}
		},
		{
			id: "post-economy",
			name: "Post-combat economy",
			cite: br,
			says: "The same as the economy phase, after combat.",
			begin: (e) => {
				I(e) && gl(e);
			},
			moves: sd,
			end: (e) => {
				_o(e), e.tell("turn-ends", -1);
			},
			next: (e) => L(e) || ju(e) ? "defense" : "beginning"
		},
		...Lu
	], ld = [
		...yc(Ac),
		Do,
		cc.phase
	];
})), dd = /* @__PURE__ */ n({ goldfish: () => pd });
function fd(e, t) {
	let n = (e) => (t[e] ?? []).map(([t, n]) => ({
		label: t,
		count: n,
		from: e
	})), r = e.some(({ from: e }) => e === "planets"), i = (t.common ?? []).map(([e, t]) => ({
		label: e,
		count: t,
		from: "opposite"
	}));
	return [
		...n("common"),
		...r ? [] : n("planets"),
		...i,
		...n("fleet")
	];
}
var pd, md = t((() => {
	Gr(), lc(), Oo(), Kc(), Jc(), Qc(), el(), kl(), j(), ud(), U(), pd = {
		texts: cc,
		zones: na,
		counters: ra,
		tokens: ia,
		spent: {
			is: "exhausted",
			again: "ready",
			spend: "Exhaust",
			restore: "Make ready"
		},
		holds: (e) => ta(e) ? "units" : "under",
		begins: {
			main: "draw",
			planets: "planets-deck",
			common: "planets",
			opposite: "opposite",
			fleet: "fleet"
		},
		supplies: fd,
		setup: od,
		phases: cd,
		called: ld,
		always: [Gc],
		result: Dl,
		score: El,
		measures: Xc,
		plans: Zc,
		opening: $c,
		opposed: I,
		enforce: wo,
		forbids: yo,
		afterFreeMove: vo,
		areas: aa,
		autopilot: Wr,
		readings: qc
	};
}));
// lib/games/conquest-of-orion/index.ts
S();
var hd = {
	id: "conquest-of-orion",
	name: "Conquest of Orion",
	about: "Each player leads one race from its four first planets, conquers others and takes the opponent's last one.",
	feels: "Four home planets, one race. Lose your last planet and you are out.",
	rulebook: y,
	kind: "type",
	attributes: Dr,
	sections: Ar,
	formats: [{
		id: "constructed",
		name: "Constructed",
		says: "Decks of 50 cards."
	}, {
		id: "limited",
		name: "Limited",
		says: "Decks of 30 cards."
	}],
	options: [],
	house: [{
		id: "copies",
		says: "Copy limit per card.",
		upTo: 4
	}],
	readings: gr,
	rules: Cr,
	layout: Or,
	symbols: Pr,
	drawings: async () => (await Promise.resolve().then(() => (Lr(), Fr))).drawings,
	intro: async () => (await Promise.resolve().then(() => (Br(), Rr))).intro,
	terms: async () => (await Promise.resolve().then(() => (Ur(), Vr))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (md(), dd))).goldfish
}, gd = [];
gd[3] = hd;
var _d = pr(gd, hd, {
	sets: [
		{
			game: "conquest-of-orion",
			id: "coo-published",
			name: "Conquest of Orion Tutorial: named cards",
			official: !0,
			source: "Every card that the Conquest of Orion Tutorial names, with only what it states (sections 1.3, 1.8.1 and 1.12).",
			cards: [
				{
					name: "Forerunner",
					type: "unit",
					damage: 2,
					sources: {
						type: "1.8.1 Units",
						damage: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Expedition Escort",
					type: "unit",
					damage: 2,
					sources: {
						type: "1.8.1 Units",
						damage: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Osiris",
					type: "unit",
					shields: 2,
					sources: {
						type: "1.8.1 Units",
						shields: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Cloudglider",
					type: "unit",
					damage: 4,
					health: 5,
					sources: {
						type: "1.12 Damage, Stats, and Destruction",
						damage: "1.12 Damage, Stats, and Destruction",
						health: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Plated Voyager",
					type: "unit",
					damage: 3,
					health: 12,
					sources: {
						type: "1.12 Damage, Stats, and Destruction",
						damage: "1.12 Damage, Stats, and Destruction",
						health: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Heliokraken",
					type: "unit",
					damage: 5,
					health: 3,
					sources: {
						type: "1.12 Damage, Stats, and Destruction",
						damage: "1.12 Damage, Stats, and Destruction",
						health: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Iamur",
					type: "planet",
					sources: { type: "1.8.1 Units; 1.12 Damage, Stats, and Destruction" }
				},
				{
					name: "Ice Planet",
					type: "planet",
					planet: "common",
					subtype: "ice",
					damage: 2,
					sources: {
						type: "1.3 Game Start",
						planet: "1.3 Game Start",
						subtype: "1.3 Game Start",
						damage: "1.12 Damage, Stats, and Destruction"
					}
				},
				{
					name: "Rock Planet",
					type: "planet",
					planet: "common",
					subtype: "rock",
					sources: {
						type: "1.3 Game Start",
						planet: "1.3 Game Start",
						subtype: "1.3 Game Start"
					}
				},
				{
					name: "Lava Planet",
					type: "planet",
					planet: "common",
					subtype: "lava",
					sources: {
						type: "1.3 Game Start",
						planet: "1.3 Game Start",
						subtype: "1.3 Game Start"
					}
				}
			]
		},
		{
			game: "conquest-of-orion",
			id: "coo-stand-ins",
			name: "Placeholder values for the tutorial's cards",
			official: !1,
			source: "Values chosen by Drydock so that the cards named in the tutorial can be played on the table. None of them is a fact.",
			cards: [
				{
					name: "Forerunner",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/red": 1
					},
					tier: 1,
					classification: "Vessel",
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Expedition Escort",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Vessel",
					health: 1,
					shields: 1,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Osiris",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 4,
					health: 6,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"damage",
						"health",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Cloudglider",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 1
					},
					tier: 2,
					classification: "Beast",
					shields: 0,
					regeneration: 2,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Plated Voyager",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Vessel",
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Heliokraken",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 3 },
					tier: 2,
					classification: "Beast",
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"cost",
						"tier",
						"classification",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Iamur",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "ice",
					colonise: { red: 3 },
					produces: { "blue/gold": 1 },
					damage: 2,
					health: 10,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"planet",
						"subtype",
						"colonise",
						"produces",
						"damage",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Ice Planet",
					type: "planet",
					race: null,
					rarity: "copper",
					colonise: { red: 2 },
					produces: { blue: 1 },
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"colonise",
						"produces",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Rock Planet",
					type: "planet",
					race: null,
					rarity: "copper",
					colonise: { red: 2 },
					produces: { gold: 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"colonise",
						"produces",
						"damage",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				},
				{
					name: "Lava Planet",
					type: "planet",
					race: null,
					rarity: "copper",
					colonise: { red: 2 },
					produces: { red: 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					standIn: [
						"race",
						"rarity",
						"colonise",
						"produces",
						"damage",
						"health",
						"shields",
						"regeneration",
						"keywords"
					]
				}
			]
		},
		{
			game: "conquest-of-orion",
			id: "coo-practice",
			name: "Practice: Conquest of Orion",
			official: !1,
			practice: !0,
			source: "Cards invented by Drydock for practice: unofficial, not published by anybody.",
			cards: [
				{
					name: "Picket Cutter",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Ensign Volunteers",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: { blue: 1 },
					tier: 1,
					classification: "Crew",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: ["Threshold 2"],
					text: "Threshold 2 — This gets +1 damage and +1 health."
				},
				{
					name: "Hull Welder",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Crew",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Exhaust: Remove 2 damage from another nearby unit or planet."
				},
				{
					name: "Dock Marshal",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Infantry",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Guardian"],
					text: "Guardian."
				},
				{
					name: "Longrange Skiff",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Orbital range"],
					text: "Orbital range."
				},
				{
					name: "Drop Trooper",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Infantry",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Deploy"],
					text: "Deploy 1 blue."
				},
				{
					name: "Survey Frigate",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 1,
						"blue/red": 1
					},
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this conquers a planet, draw a card."
				},
				{
					name: "Escort Wing",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Squadron",
					damage: 3,
					health: 3,
					shields: 1,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Warning Shot",
					type: "ability",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Deal 1 damage to target unit, or 2 if it's assaulting a planet."
				},
				{
					name: "Rail Salvo",
					type: "ability",
					race: "Humans",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "Deal 3 damage to target unit."
				},
				{
					name: "Hull Gun",
					type: "attachment",
					race: "Humans",
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/gold": 1
					},
					tier: 1,
					classification: "unit attachment",
					keywords: ["Armament"],
					text: "Armament. This attacks for 2 damage."
				},
				{
					name: "Colonial Charter",
					type: "achievement",
					race: "Humans",
					rarity: "silver",
					cost: { red: 2 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "The colonization costs you pay are 1 red less."
				},
				{
					name: "Tollgate Relay",
					type: "satellite",
					race: "Humans",
					rarity: "silver",
					cost: { blue: 2 },
					tier: 1,
					classification: null,
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units that defend this get +1 damage."
				},
				{
					name: "Lancer Corvette",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 3,
					health: 4,
					shields: 2,
					regeneration: 0,
					keywords: ["Intercept"],
					text: "Intercept."
				},
				{
					name: "Standby Squadron",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: {
						blue: 3,
						"blue/gold": 1
					},
					tier: 2,
					classification: "Squadron",
					damage: 4,
					health: 4,
					shields: 1,
					regeneration: 0,
					keywords: ["Deploy"],
					text: "Deploy 2 blue."
				},
				{
					name: "Shipyard Foreman",
					type: "unit",
					race: "Humans",
					rarity: "copper",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "Crew",
					damage: 1,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Other nearby units you control get +1 shields."
				},
				{
					name: "Siege Tender",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 3,
					health: 3,
					shields: 1,
					regeneration: 0,
					keywords: ["Orbital range"],
					text: "Orbital range."
				},
				{
					name: "Broadside Cruiser",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 1
					},
					tier: 2,
					classification: "Heavy vessel",
					damage: 3,
					health: 5,
					shields: 2,
					regeneration: 0,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Suppressing Fire",
					type: "ability",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "fast",
					keywords: [],
					text: "Deal 2 damage to each unit that is assaulting target planet."
				},
				{
					name: "Turret Battery",
					type: "attachment",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "planet attachment",
					keywords: ["Armament"],
					text: "Armament. This attacks for 3 damage."
				},
				{
					name: "Halberd Gunship",
					type: "unit",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Heavy vessel",
					damage: 5,
					health: 5,
					shields: 2,
					regeneration: 0,
					keywords: ["Orbital range"],
					text: "Orbital range."
				},
				{
					name: "Colonel Ishara Vance",
					type: "unit",
					race: "Humans",
					rarity: "gold",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Officer",
					damage: 4,
					health: 7,
					shields: 2,
					regeneration: 0,
					keywords: ["Unique"],
					text: "Unique. Other nearby units you control get +1 damage."
				},
				{
					name: "Bombardment Order",
					type: "ability",
					race: "Humans",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 2
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Deal 5 damage to target unit and 2 damage to the planet it's on."
				},
				{
					name: "War College",
					type: "achievement",
					race: "Humans",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 2
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Units you control get +1 damage while they assault a planet."
				},
				{
					name: "Ark Carrier",
					type: "unit",
					race: "Humans",
					rarity: "gold",
					cost: {
						blue: 5,
						gold: 4
					},
					tier: 4,
					classification: "Heavy vessel",
					damage: 6,
					health: 10,
					shields: 4,
					regeneration: 0,
					keywords: [],
					text: "When this enters the galaxy, you may play a unit with Tier requirement 2 or lower from your hand without paying its cost."
				},
				{
					name: "Meridian Cannon",
					type: "attachment",
					race: "Humans",
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 4
					},
					tier: 4,
					classification: "planet attachment",
					keywords: ["Armament"],
					text: "Armament. This attacks for 6 damage, and the affected planet gets +3 health."
				},
				{
					name: "Drift Larva",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: {},
					tier: 1,
					classification: "Spawn",
					damage: 0,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Marsh Hatchling",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Spawn",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 1,
					keywords: [],
					text: null
				},
				{
					name: "Needle Swarm",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Spawn",
					damage: 2,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Reed Stalker",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Beast",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Ambush"],
					text: "Ambush."
				},
				{
					name: "Mudback Grazer",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Beast",
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 1,
					keywords: [],
					text: null
				},
				{
					name: "Gulping Maw",
					type: "unit",
					race: "Aliens",
					rarity: "silver",
					cost: { blue: 2 },
					tier: 1,
					classification: "Beast",
					damage: 4,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Consume a Spawn unit"],
					text: "Consume a Spawn unit."
				},
				{
					name: "Burrow Ward",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Beast",
					damage: 2,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Stationary", "Guardian"],
					text: "Stationary. Guardian."
				},
				{
					name: "Coil Serpent",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Beast",
					damage: 4,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Spore Cloud",
					type: "ability",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Target unit gets -2 damage until end of turn."
				},
				{
					name: "Sudden Molt",
					type: "ability",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Remove all damage from target unit you control."
				},
				{
					name: "Thick Hide",
					type: "attachment",
					race: "Aliens",
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/gold": 1
					},
					tier: 1,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +2 health and +1 regeneration."
				},
				{
					name: "Fertile Tides",
					type: "achievement",
					race: "Aliens",
					rarity: "silver",
					cost: { red: 2 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "The first Spawn unit you play each turn costs 1 blue less."
				},
				{
					name: "Brood Moon",
					type: "satellite",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 2,
						"blue/red": 1
					},
					tier: 1,
					classification: null,
					damage: 1,
					health: 4,
					shields: 0,
					regeneration: 1,
					keywords: [],
					text: "Spawn units that defend this get +1 damage."
				},
				{
					name: "Thornback Herd",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: { blue: 4 },
					tier: 2,
					classification: "Beast",
					damage: 3,
					health: 4,
					shields: 0,
					regeneration: 1,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Ghost Ray",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: {
						blue: 3,
						"blue/gold": 1
					},
					tier: 2,
					classification: "Beast",
					damage: 4,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Ambush", "Stealth"],
					text: "Ambush. Stealth."
				},
				{
					name: "Matron of Tides",
					type: "unit",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 2
					},
					tier: 2,
					classification: "Beast",
					damage: 1,
					health: 5,
					shields: 0,
					regeneration: 2,
					keywords: [],
					text: "When this enters the galaxy, you may return a Spawn unit from your graveyard to your hand."
				},
				{
					name: "Ridge Colossus",
					type: "unit",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Colossus",
					damage: 6,
					health: 7,
					shields: 0,
					regeneration: 1,
					keywords: ["Consume a Beast unit"],
					text: "Consume a Beast unit."
				},
				{
					name: "Frenzied Shoal",
					type: "ability",
					race: "Aliens",
					rarity: "silver",
					cost: { blue: 2 },
					tier: 2,
					classification: "fast",
					keywords: [],
					text: "Units you control get +1 damage until end of turn."
				},
				{
					name: "Symbiotic Bond",
					type: "attachment",
					race: "Aliens",
					rarity: "copper",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +1 damage, +2 health, and +1 regeneration."
				},
				{
					name: "Endless Gestation",
					type: "achievement",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 2
					},
					tier: 2,
					classification: null,
					keywords: [],
					text: "Whenever a Spawn unit you control is destroyed, gain 1 blue."
				},
				{
					name: "Sky Shoal",
					type: "unit",
					race: "Aliens",
					rarity: "copper",
					cost: {
						blue: 4,
						gold: 1
					},
					tier: 3,
					classification: "Beast",
					damage: 6,
					health: 5,
					shields: 0,
					regeneration: 0,
					keywords: ["Intercept", "Swiftness"],
					text: "Intercept. Swiftness."
				},
				{
					name: "Canopy Leviathan",
					type: "unit",
					race: "Aliens",
					rarity: "silver",
					cost: {
						blue: 5,
						gold: 1
					},
					tier: 3,
					classification: "Colossus",
					damage: 5,
					health: 8,
					shields: 0,
					regeneration: 2,
					keywords: ["Ambush"],
					text: "Ambush."
				},
				{
					name: "Abyssal Devourer",
					type: "unit",
					race: "Aliens",
					rarity: "gold",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Colossus",
					damage: 8,
					health: 10,
					shields: 0,
					regeneration: 2,
					keywords: ["Consume a Beast unit"],
					text: "Consume a Beast unit."
				},
				{
					name: "Ancestral Call",
					type: "achievement",
					race: "Aliens",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 3
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Units you control get +1 health and +1 regeneration."
				},
				{
					name: "Glacier Titan",
					type: "unit",
					race: "Aliens",
					rarity: "gold",
					cost: {
						blue: 5,
						gold: 3
					},
					tier: 4,
					classification: "Colossus",
					damage: 7,
					health: 9,
					shields: 0,
					regeneration: 4,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Ummek the Tidal Maw",
					type: "unit",
					race: "Aliens",
					rarity: "gold",
					cost: {
						blue: 6,
						gold: 3
					},
					tier: 4,
					classification: "Colossus",
					damage: 10,
					health: 14,
					shields: 0,
					regeneration: 3,
					keywords: [
						"Unique",
						"Sweep",
						"Consume a Colossus unit"
					],
					text: "Unique. Sweep. Consume a Colossus unit."
				},
				{
					name: "Quartz Sentinel",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Construct",
					damage: 1,
					health: 1,
					shields: 1,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Chorus Adept",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: { blue: 1 },
					tier: 1,
					classification: "Scholar",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: ["Threshold 2"],
					text: "Threshold 2 — This gets +2 shields."
				},
				{
					name: "Lamp Bearer",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 1,
						"blue/gold": 1
					},
					tier: 1,
					classification: "Scholar",
					damage: 0,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Delay"],
					text: "Delay — Exhaust: Gain 1 gold."
				},
				{
					name: "Basalt Guard",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Construct",
					damage: 1,
					health: 2,
					shields: 1,
					regeneration: 0,
					keywords: ["Guardian"],
					text: "Guardian."
				},
				{
					name: "Prism Archer",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Warrior",
					damage: 3,
					health: 1,
					shields: 1,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Gate Walker",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 1
					},
					tier: 1,
					classification: "Scholar",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this enters the galaxy, you may teleport another unit you control to a planet you control."
				},
				{
					name: "Obelisk Warden",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Construct",
					damage: 2,
					health: 3,
					shields: 2,
					regeneration: 0,
					keywords: ["Stationary"],
					text: "Stationary."
				},
				{
					name: "Stonefoot Phalanx",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Warrior",
					damage: 2,
					health: 3,
					shields: 2,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Fold the Distance",
					type: "ability",
					race: "Torians",
					rarity: "copper",
					cost: { "blue/gold": 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Teleport target unit you control to a planet you control."
				},
				{
					name: "Decree of Stillness",
					type: "ability",
					race: "Torians",
					rarity: "copper",
					cost: {
						blue: 1,
						gold: 1
					},
					tier: 1,
					classification: null,
					keywords: [],
					text: "Exhaust target unit. It doesn't ready at the beginning of its controller's next turn."
				},
				{
					name: "Facet Plating",
					type: "attachment",
					race: "Torians",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +2 shields."
				},
				{
					name: "Fair Measure",
					type: "achievement",
					race: "Torians",
					rarity: "silver",
					cost: { gold: 2 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "Once each turn, you may trade 2 resources of one type for 1 of another type."
				},
				{
					name: "Anchor Spire",
					type: "satellite",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 1,
					classification: null,
					damage: 1,
					health: 3,
					shields: 2,
					regeneration: 0,
					keywords: [],
					text: "Exhaust: Teleport target unit you control to this."
				},
				{
					name: "Mirror Lancer",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Warrior",
					damage: 4,
					health: 3,
					shields: 2,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness."
				},
				{
					name: "Terrace Golem",
					type: "unit",
					race: "Torians",
					rarity: "copper",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Construct",
					damage: 3,
					health: 5,
					shields: 4,
					regeneration: 0,
					keywords: ["Stationary"],
					text: "Stationary."
				},
				{
					name: "Vault Marshal",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Warrior",
					damage: 2,
					health: 4,
					shields: 2,
					regeneration: 0,
					keywords: ["Guardian", "Threshold 3"],
					text: "Guardian. Threshold 3 — This gets +2 shields."
				},
				{
					name: "Keeper of Hours",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 2
					},
					tier: 2,
					classification: "Scholar",
					damage: 2,
					health: 4,
					shields: 1,
					regeneration: 0,
					keywords: ["Delay"],
					text: "Delay — Exhaust: Ready another unit you control."
				},
				{
					name: "Recall to Stone",
					type: "ability",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 2
					},
					tier: 2,
					classification: "fast",
					keywords: [],
					text: "Return target unit to its owner's hand."
				},
				{
					name: "Resonant Core",
					type: "attachment",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 2
					},
					tier: 2,
					classification: "planet attachment",
					keywords: [],
					text: "Whenever the affected planet produces resources, gain 1 gold."
				},
				{
					name: "Slow Arithmetic",
					type: "achievement",
					race: "Torians",
					rarity: "gold",
					cost: { gold: 3 },
					tier: 2,
					classification: null,
					keywords: ["Threshold 3"],
					text: "Threshold 3 — At the beginning of your turn, draw a card."
				},
				{
					name: "Aqueduct Titan",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Construct",
					damage: 4,
					health: 6,
					shields: 5,
					regeneration: 0,
					keywords: ["Guardian"],
					text: "Guardian."
				},
				{
					name: "Bridge Geometer",
					type: "unit",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 3
					},
					tier: 3,
					classification: "Scholar",
					damage: 4,
					health: 6,
					shields: 3,
					regeneration: 0,
					keywords: ["Delay"],
					text: "Delay — Exhaust: Teleport target unit to a planet that its controller controls."
				},
				{
					name: "Sealed Horizon",
					type: "ability",
					race: "Torians",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 3
					},
					tier: 3,
					classification: "fast",
					keywords: [],
					text: "Each assaulting unit retreats onto a planet its controller controls and is exhausted."
				},
				{
					name: "Keystone Mantle",
					type: "attachment",
					race: "Torians",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 2
					},
					tier: 3,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +2 damage and +4 shields."
				},
				{
					name: "Ossuun the Elder Mason",
					type: "unit",
					race: "Torians",
					rarity: "gold",
					cost: {
						blue: 4,
						gold: 4
					},
					tier: 4,
					classification: "Scholar",
					damage: 6,
					health: 8,
					shields: 6,
					regeneration: 0,
					keywords: ["Unique"],
					text: "Unique. Other units you control get +1 shields."
				},
				{
					name: "Grand Concordance",
					type: "achievement",
					race: "Torians",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 5
					},
					tier: 4,
					classification: null,
					keywords: [],
					text: "At the beginning of your turn, you draw two cards instead of one."
				},
				{
					name: "Scrap Jackal",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Machine",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness."
				},
				{
					name: "Rust Hornet",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Drone",
					damage: 3,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Half life 2"],
					text: "Half life 2."
				},
				{
					name: "Pyre Acolyte",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: { blue: 1 },
					tier: 1,
					classification: "Cultist",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Destroy this: Deal 1 damage to target nearby unit."
				},
				{
					name: "Furnace Brute",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Machine",
					damage: 3,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Breach Hound",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Machine",
					damage: 3,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness."
				},
				{
					name: "Slag Crawler",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/red": 1
					},
					tier: 1,
					classification: "Machine",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this is destroyed, deal 1 damage to each nearby unit."
				},
				{
					name: "Ember Raider",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 1,
						red: 1
					},
					tier: 1,
					classification: "Raider",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Whenever this attacks a planet, gain 1 red."
				},
				{
					name: "Rending Saw",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Machine",
					damage: 3,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Overcharge",
					type: "ability",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Target unit you control gets +3 damage until end of turn, and is destroyed then."
				},
				{
					name: "Cinder Volley",
					type: "ability",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/red": 1
					},
					tier: 1,
					classification: null,
					keywords: [],
					text: "Deal 2 damage to target unit and 1 damage to the planet it's on."
				},
				{
					name: "Spiked Ram",
					type: "attachment",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +2 damage while it assaults a planet."
				},
				{
					name: "Creed of Ash",
					type: "achievement",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 1,
						red: 1
					},
					tier: 1,
					classification: null,
					keywords: [],
					text: "Whenever a unit you control is destroyed during your turn, gain 1 blue."
				},
				{
					name: "Wreckyard Moon",
					type: "satellite",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 2,
						"blue/red": 1
					},
					tier: 1,
					classification: null,
					damage: 2,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: ["Traveler"],
					text: "Traveler."
				},
				{
					name: "Comet Rider",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 3,
						"blue/red": 1
					},
					tier: 2,
					classification: "Raider",
					damage: 5,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness."
				},
				{
					name: "Hollow Marauder",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: { blue: 4 },
					tier: 2,
					classification: "Raider",
					damage: 5,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Intercept"],
					text: "Intercept."
				},
				{
					name: "Slagfire Barge",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Heavy machine",
					damage: 4,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: ["Barrage"],
					text: "Barrage."
				},
				{
					name: "Vulture Engine",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "Machine",
					damage: 2,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Whenever another nearby unit is destroyed, gain 1 blue."
				},
				{
					name: "Borrowed Titan",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Heavy machine",
					damage: 6,
					health: 6,
					shields: 0,
					regeneration: 0,
					keywords: ["Half life 3"],
					text: "Half life 3."
				},
				{
					name: "Scorch the Skies",
					type: "ability",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 3,
						red: 1
					},
					tier: 2,
					classification: null,
					keywords: [],
					text: "Deal 2 damage to each unit on target planet."
				},
				{
					name: "Burnout Drive",
					type: "attachment",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 1,
						gold: 1
					},
					tier: 2,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +1 damage and has swiftness."
				},
				{
					name: "Starfall Fanatics",
					type: "unit",
					race: "Destroyers",
					rarity: "copper",
					cost: {
						blue: 4,
						red: 1
					},
					tier: 3,
					classification: "Cultist",
					damage: 7,
					health: 5,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness"],
					text: "Swiftness. This assaults a planet each turn if able."
				},
				{
					name: "Cathedral of Engines",
					type: "unit",
					race: "Destroyers",
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Heavy machine",
					damage: 7,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: ["Sweep"],
					text: "Sweep."
				},
				{
					name: "Utter Ruin",
					type: "ability",
					race: "Destroyers",
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 3
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Destroy each unit on target planet."
				},
				{
					name: "Hunger for Worlds",
					type: "achievement",
					race: "Destroyers",
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 1,
						red: 2
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Units you control get +2 damage while they attack a planet."
				},
				{
					name: "Extinction Engine",
					type: "unit",
					race: "Destroyers",
					rarity: "gold",
					cost: {
						blue: 5,
						gold: 3
					},
					tier: 4,
					classification: "Heavy machine",
					damage: 12,
					health: 10,
					shields: 0,
					regeneration: 0,
					keywords: ["Barrage", "Half life 3"],
					text: "Barrage. Half life 3."
				},
				{
					name: "Khar-Odos the Last Forge",
					type: "unit",
					race: "Destroyers",
					rarity: "gold",
					cost: {
						blue: 6,
						gold: 3
					},
					tier: 4,
					classification: "Heavy machine",
					damage: 10,
					health: 9,
					shields: 2,
					regeneration: 0,
					keywords: ["Unique", "Sweep"],
					text: "Unique. Sweep. When this enters the galaxy, deal 2 damage to target enemy unit."
				},
				{
					name: "Tramp Hauler",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Vessel",
					damage: 0,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this enters the galaxy, look at the top card of your deck. You may put it on the bottom of your deck."
				},
				{
					name: "Salvage Drone",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Drone",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this is destroyed, gain 1 gold."
				},
				{
					name: "Drifting Mines",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "Drone",
					damage: 3,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Stationary"],
					text: "Stationary."
				},
				{
					name: "Claim Stakers",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { "blue/red": 1 },
					tier: 1,
					classification: "Crew",
					damage: 1,
					health: 1,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this conquers a planet, its colonization cost is 1 red less."
				},
				{
					name: "Homestead Militia",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 2 },
					tier: 1,
					classification: "Infantry",
					damage: 2,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Pathfinder Scout",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 1,
						red: 1
					},
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this conquers a planet, gain 1 red."
				},
				{
					name: "Bounty Runner",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: { blue: 2 },
					tier: 1,
					classification: "Mercenary",
					damage: 2,
					health: 2,
					shields: 0,
					regeneration: 0,
					keywords: ["Stealth"],
					text: "Stealth."
				},
				{
					name: "Shielded Courier",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 1,
						"blue/gold": 1
					},
					tier: 1,
					classification: "Vessel",
					damage: 1,
					health: 1,
					shields: 2,
					regeneration: 0,
					keywords: ["Intercept"],
					text: "Intercept."
				},
				{
					name: "Contract Gunners",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 3 },
					tier: 1,
					classification: "Mercenary",
					damage: 4,
					health: 2,
					shields: 1,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Burst Thrusters",
					type: "ability",
					race: null,
					rarity: "copper",
					cost: { "blue/gold": 1 },
					tier: 1,
					classification: "fast",
					keywords: [],
					text: "Ready target unit you control."
				},
				{
					name: "Prospector's Luck",
					type: "ability",
					race: null,
					rarity: "copper",
					cost: { "blue/gold": 1 },
					tier: 1,
					classification: null,
					keywords: [],
					text: "Look at the top three cards of your deck. Put one into your hand and the others on the bottom of your deck."
				},
				{
					name: "Patched Hull",
					type: "attachment",
					race: null,
					rarity: "copper",
					cost: { blue: 1 },
					tier: 1,
					classification: "unit attachment",
					keywords: [],
					text: "The affected unit gets +1 health and +1 shields."
				},
				{
					name: "Mining Claim",
					type: "attachment",
					race: null,
					rarity: "silver",
					cost: {
						red: 2,
						"blue/red": 1
					},
					tier: 1,
					classification: "planet attachment",
					keywords: [],
					text: "Whenever the affected planet produces resources, gain 1 blue."
				},
				{
					name: "Open Markets",
					type: "achievement",
					race: null,
					rarity: "silver",
					cost: {
						"blue/red": 1,
						"gold/red": 1
					},
					tier: 1,
					classification: null,
					keywords: [],
					text: "At the beginning of your turn, you may trade 1 resource for 1 of another type."
				},
				{
					name: "Quiet Waystation",
					type: "satellite",
					race: null,
					rarity: "silver",
					cost: { blue: 2 },
					tier: 1,
					classification: null,
					damage: 1,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units you control don't exhaust when they move onto this."
				},
				{
					name: "Armored Freighter",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 3,
						"blue/gold": 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 2,
					health: 6,
					shields: 2,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Refugee Convoy",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 2,
						"blue/red": 1
					},
					tier: 2,
					classification: "Vessel",
					damage: 1,
					health: 4,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this enters the galaxy, draw a card."
				},
				{
					name: "Autonomous Battery",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: { blue: 3 },
					tier: 2,
					classification: "Drone",
					damage: 5,
					health: 4,
					shields: 1,
					regeneration: 0,
					keywords: ["Stationary"],
					text: "Stationary."
				},
				{
					name: "Rogue Interdictor",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 3,
						gold: 1
					},
					tier: 2,
					classification: "Mercenary",
					damage: 3,
					health: 4,
					shields: 1,
					regeneration: 0,
					keywords: ["Intercept", "Guardian"],
					text: "Intercept. Guardian."
				},
				{
					name: "Night Smuggler",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 2,
						"gold/red": 1
					},
					tier: 2,
					classification: "Mercenary",
					damage: 3,
					health: 3,
					shields: 0,
					regeneration: 0,
					keywords: ["Stealth"],
					text: "Stealth. Whenever you stealth this during your turn, gain 1 gold."
				},
				{
					name: "Quarantine Order",
					type: "ability",
					race: null,
					rarity: "silver",
					cost: {
						blue: 1,
						gold: 2
					},
					tier: 2,
					classification: "fast",
					keywords: [],
					text: "Target unit has immobile until the beginning of your next turn."
				},
				{
					name: "Shield Umbrella",
					type: "attachment",
					race: null,
					rarity: "copper",
					cost: {
						blue: 2,
						gold: 1
					},
					tier: 2,
					classification: "planet attachment",
					keywords: [],
					text: "The affected planet and each unit that defends it get +1 shields."
				},
				{
					name: "Expansion Program",
					type: "achievement",
					race: null,
					rarity: "copper",
					cost: {
						red: 2,
						"gold/red": 1
					},
					tier: 2,
					classification: null,
					keywords: [],
					text: "Whenever you conquer a planet, draw a card."
				},
				{
					name: "Mercenary Armada",
					type: "unit",
					race: null,
					rarity: "copper",
					cost: {
						blue: 5,
						gold: 1
					},
					tier: 3,
					classification: "Mercenary",
					damage: 6,
					health: 8,
					shields: 2,
					regeneration: 0,
					keywords: [],
					text: null
				},
				{
					name: "Clockwork Comet",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						"gold/red": 1
					},
					tier: 3,
					classification: "Drone",
					damage: 8,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: ["Swiftness", "Half life 2"],
					text: "Swiftness. Half life 2."
				},
				{
					name: "Awakened Derelict",
					type: "unit",
					race: null,
					rarity: "silver",
					cost: {
						blue: 4,
						gold: 2
					},
					tier: 3,
					classification: "Heavy vessel",
					damage: 6,
					health: 6,
					shields: 3,
					regeneration: 0,
					keywords: ["Threshold 4"],
					text: "Threshold 4 — This gets +2 damage."
				},
				{
					name: "Silent Arbiter",
					type: "unit",
					race: null,
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 3
					},
					tier: 3,
					classification: "Mercenary",
					damage: 5,
					health: 6,
					shields: 3,
					regeneration: 0,
					keywords: ["Intercept", "Stealth"],
					text: "Intercept. Stealth."
				},
				{
					name: "Gravity Collapse",
					type: "ability",
					race: null,
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 2,
						red: 1
					},
					tier: 3,
					classification: null,
					keywords: [],
					text: "Return each unit on target planet to its owner's hand."
				},
				{
					name: "Pale Monolith",
					type: "satellite",
					race: null,
					rarity: "gold",
					cost: {
						blue: 3,
						gold: 4
					},
					tier: 4,
					classification: null,
					damage: 5,
					health: 8,
					shields: 5,
					regeneration: 0,
					keywords: ["Traveler"],
					text: "Traveler."
				},
				{
					name: "Vigil of Dead Suns",
					type: "achievement",
					race: null,
					rarity: "gold",
					cost: {
						blue: 2,
						gold: 4
					},
					tier: 4,
					classification: null,
					keywords: [],
					text: "At the end of your turn, ready all units you control."
				},
				{
					name: "Hollow Frost",
					type: "planet",
					race: null,
					rarity: "copper",
					planet: "unique",
					subtype: "ice",
					colonise: { red: 2 },
					produces: { blue: 1 },
					damage: 1,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When you conquer this, draw a card."
				},
				{
					name: "Lantern Reef",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "ice",
					colonise: { red: 3 },
					produces: { "blue/gold": 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units that defend this get +1 shields."
				},
				{
					name: "Nivaris",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "ice",
					colonise: {
						red: 3,
						"blue/red": 1
					},
					produces: { blue: 2 },
					damage: 1,
					health: 6,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units can't move onto this during the defender's step."
				},
				{
					name: "Corrin's Veil",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "ice",
					colonise: {
						blue: 1,
						red: 2
					},
					produces: { blue: 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Exhaust: Teleport target unit you control to this."
				},
				{
					name: "Whitewater Deep",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "ice",
					colonise: {
						red: 3,
						"blue/red": 1
					},
					produces: { blue: 1 },
					damage: 3,
					health: 10,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Units that defend this get +1 regeneration."
				},
				{
					name: "Tessarine",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "ice",
					colonise: {
						gold: 1,
						red: 3
					},
					produces: { blue: 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: ["Threshold 3"],
					text: "Threshold 3 — At the beginning of your turn, draw a card."
				},
				{
					name: "Karrow Flats",
					type: "planet",
					race: null,
					rarity: "copper",
					planet: "unique",
					subtype: "rock",
					colonise: { red: 2 },
					produces: { gold: 1 },
					damage: 2,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "The first achievement you play each turn costs 1 gold less."
				},
				{
					name: "Graven Mesa",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "rock",
					colonise: { red: 3 },
					produces: { gold: 1 },
					damage: 2,
					health: 10,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "While a unit defends this, this gets +2 damage."
				},
				{
					name: "Foundry Reach",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "rock",
					colonise: {
						red: 3,
						"gold/red": 1
					},
					produces: {
						gold: 1,
						"blue/gold": 1
					},
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "The first attachment you play each turn costs 1 blue less."
				},
				{
					name: "Old Perimeter",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "rock",
					colonise: {
						gold: 1,
						red: 2
					},
					produces: { gold: 1 },
					damage: 4,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When this is destroyed, deal 2 damage to each unit on it."
				},
				{
					name: "Wandering Hearth",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "rock",
					colonise: { red: 4 },
					produces: { gold: 1 },
					damage: 3,
					health: 9,
					shields: 0,
					regeneration: 0,
					keywords: ["Traveler"],
					text: "Traveler. Units that defend this get +1 health."
				},
				{
					name: "Cinderhold",
					type: "planet",
					race: null,
					rarity: "copper",
					planet: "unique",
					subtype: "lava",
					colonise: { red: 2 },
					produces: { red: 1 },
					damage: 2,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Whenever a unit assaults this, deal 1 damage to that unit."
				},
				{
					name: "Brimlight",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "lava",
					colonise: { red: 3 },
					produces: { "blue/red": 1 },
					damage: 2,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "The colonization costs you pay are 1 red less."
				},
				{
					name: "Vault of Embers",
					type: "planet",
					race: null,
					rarity: "silver",
					planet: "unique",
					subtype: "lava",
					colonise: { red: 3 },
					produces: { "gold/red": 1 },
					damage: 2,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "When you conquer this, gain 2 gold."
				},
				{
					name: "Ashen Crown",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "lava",
					colonise: {
						red: 4,
						"gold/red": 1
					},
					produces: {
						red: 1,
						"blue/red": 1
					},
					damage: 3,
					health: 8,
					shields: 0,
					regeneration: 0,
					keywords: [],
					text: "Exhaust: Deal 1 damage to target unit."
				},
				{
					name: "Roaming Caldera",
					type: "planet",
					race: null,
					rarity: "gold",
					planet: "unique",
					subtype: "lava",
					colonise: {
						blue: 1,
						red: 3
					},
					produces: { "blue/red": 1 },
					damage: 3,
					health: 7,
					shields: 0,
					regeneration: 0,
					keywords: ["Traveler"],
					text: "Traveler. This gets +1 damage while it assaults a planet."
				}
			]
		}
	],
	numbers: /* @__PURE__ */ "Forerunner.Expedition Escort.Osiris.Cloudglider.Plated Voyager.Heliokraken.Iamur.Ice Planet.Rock Planet.Lava Planet.Picket Cutter.Ensign Volunteers.Hull Welder.Dock Marshal.Longrange Skiff.Drop Trooper.Survey Frigate.Escort Wing.Warning Shot.Rail Salvo.Hull Gun.Colonial Charter.Tollgate Relay.Lancer Corvette.Standby Squadron.Shipyard Foreman.Siege Tender.Broadside Cruiser.Suppressing Fire.Turret Battery.Halberd Gunship.Colonel Ishara Vance.Bombardment Order.War College.Ark Carrier.Meridian Cannon.Drift Larva.Marsh Hatchling.Needle Swarm.Reed Stalker.Mudback Grazer.Gulping Maw.Burrow Ward.Coil Serpent.Spore Cloud.Sudden Molt.Thick Hide.Fertile Tides.Brood Moon.Thornback Herd.Ghost Ray.Matron of Tides.Ridge Colossus.Frenzied Shoal.Symbiotic Bond.Endless Gestation.Sky Shoal.Canopy Leviathan.Abyssal Devourer.Ancestral Call.Glacier Titan.Ummek the Tidal Maw.Quartz Sentinel.Chorus Adept.Lamp Bearer.Basalt Guard.Prism Archer.Gate Walker.Obelisk Warden.Stonefoot Phalanx.Fold the Distance.Decree of Stillness.Facet Plating.Fair Measure.Anchor Spire.Mirror Lancer.Terrace Golem.Vault Marshal.Keeper of Hours.Recall to Stone.Resonant Core.Slow Arithmetic.Aqueduct Titan.Bridge Geometer.Sealed Horizon.Keystone Mantle.Ossuun the Elder Mason.Grand Concordance.Scrap Jackal.Rust Hornet.Pyre Acolyte.Furnace Brute.Breach Hound.Slag Crawler.Ember Raider.Rending Saw.Overcharge.Cinder Volley.Spiked Ram.Creed of Ash.Wreckyard Moon.Comet Rider.Hollow Marauder.Slagfire Barge.Vulture Engine.Borrowed Titan.Scorch the Skies.Burnout Drive.Starfall Fanatics.Cathedral of Engines.Utter Ruin.Hunger for Worlds.Extinction Engine.Khar-Odos the Last Forge.Tramp Hauler.Salvage Drone.Drifting Mines.Claim Stakers.Homestead Militia.Pathfinder Scout.Bounty Runner.Shielded Courier.Contract Gunners.Burst Thrusters.Prospector's Luck.Patched Hull.Mining Claim.Open Markets.Quiet Waystation.Armored Freighter.Refugee Convoy.Autonomous Battery.Rogue Interdictor.Night Smuggler.Quarantine Order.Shield Umbrella.Expansion Program.Mercenary Armada.Clockwork Comet.Awakened Derelict.Silent Arbiter.Gravity Collapse.Pale Monolith.Vigil of Dead Suns.Hollow Frost.Lantern Reef.Nivaris.Corrin's Veil.Whitewater Deep.Tessarine.Karrow Flats.Graven Mesa.Foundry Reach.Old Perimeter.Wandering Hearth.Cinderhold.Brimlight.Vault of Embers.Ashen Crown.Roaming Caldera".split("."),
	piles: {
		common: [
			["Ice Planet", 2],
			["Rock Planet", 1],
			["Lava Planet", 1]
		],
		planets: [
			["Hollow Frost", 1],
			["Lantern Reef", 1],
			["Nivaris", 1],
			["Corrin's Veil", 1],
			["Whitewater Deep", 1],
			["Tessarine", 1],
			["Karrow Flats", 1],
			["Graven Mesa", 1],
			["Foundry Reach", 1],
			["Old Perimeter", 1],
			["Wandering Hearth", 1],
			["Cinderhold", 1],
			["Brimlight", 1],
			["Vault of Embers", 1],
			["Ashen Crown", 1],
			["Roaming Caldera", 1]
		],
		fleet: [
			["Homestead Militia", 3],
			["Furnace Brute", 2],
			["Shielded Courier", 1],
			["Contract Gunners", 3],
			["Armored Freighter", 2],
			["Rogue Interdictor", 2],
			["Thornback Herd", 1],
			["Mercenary Armada", 2]
		]
	}
});
export { _d as film };
